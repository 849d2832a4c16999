import IntentEngine
import Testing

@testable import IntentSimulation

@Suite("The policy of suggestions")
struct SuggestionBookTests {
  private static let day: Milliseconds = 24 * 3_600_000
  private let account = Account(
    device: DeviceID(0), user: EntityID(.user, 0), tenant: EntityID(.tenant, 0))
  private let wanted = SuggestedIntent(.completeTask, EntityID(.task, 0))
  private var book = SuggestionBook(devices: 2, safeguards: .all)
  private var lists = 0
  private var now = Instant.start

  /// Shows the wanted one once, and lets it end as `fate` says.
  private mutating func show(_ fate: Fate = .ignored) {
    now = now + 3_600_000
    lists += 1
    book.show([wanted], list: lists, to: account, now: now)
    let operation = Int32(lists)
    switch fate {
    case .ignored: break
    case .dismissed: book.dismiss(list: lists, by: account, now: now)
    case .completed: book.complete(wanted, operation: operation, by: account, now: now)
    case .undone:
      book.complete(wanted, operation: operation, by: account, now: now)
      book.undo(operation: operation, of: wanted.intent, by: account, now: now)
    }
  }

  private func standing() -> SuggestionPolicy.Standing {
    book.standing(of: wanted.intent, with: account, now: now)
  }

  @Test("on trial until the twentieth showing, whatever became of the others")
  mutating func trial() {
    for _ in 0..<19 { show(.dismissed) }
    #expect(standing() == .trial)
    show(.dismissed)
    #expect(standing() == .retired)
  }

  @Test("as often completed as not is not earned", arguments: [Fate.dismissed, .undone])
  mutating func even(unwanted: Fate) {
    for _ in 0..<10 { show(.completed) }
    for _ in 0..<10 { show(unwanted) }
    #expect(standing() == .retired)
  }

  @Test("one completion more than not is earned; ignored ones count as shown alone")
  mutating func earned() {
    for _ in 0..<4 { show(.completed) }
    for _ in 0..<3 { show(.dismissed) }
    for _ in 0..<13 { show() }
    #expect(standing() == .suggested)
    let evidence = book.evidence(of: wanted.intent, with: account, now: now)
    #expect(evidence.shown == 20 && evidence.completed == 4 && evidence.dismissed == 3)
  }

  @Test("what was earned is on trial again once its showings are older than 28 days")
  mutating func window() {
    for _ in 0..<20 { show(.completed) }
    #expect(standing() == .suggested)
    now = now + SuggestionPolicy.window
    #expect(standing() == .trial)
  }

  @Test("retired stays retired through any time, and nine completions by hand")
  mutating func retired() {
    for _ in 0..<20 { show() }
    book.donate(wanted, by: account, now: now)
    #expect(book.candidates(for: account, now: now).isEmpty)
    now = now + 400 * Self.day
    #expect(standing() == .retired)
    for _ in 0..<9 { book.completeByHand(wanted.intent, by: account, now: now) }
    #expect(standing() == .retired)
    book.completeByHand(wanted.intent, by: account, now: now)
    #expect(standing() == .trial)
    #expect(book.candidates(for: account, now: now) == [wanted])
    #expect(book.evidence(of: wanted.intent, with: account, now: now).shown == 0)
  }

  @Test("an account's habits are nobody else's")
  mutating func accounts() {
    for _ in 0..<20 { show(.completed) }
    book.donate(wanted, by: account, now: now)
    var other = account
    other.user = EntityID(.user, 1)
    #expect(book.standing(of: wanted.intent, with: other, now: now) == .trial)
    #expect(book.candidates(for: other, now: now).isEmpty)
    other = account
    other.device = DeviceID(1)
    #expect(book.donated(by: other).isEmpty)
  }

  @Test("what is withdrawn comes back only by a new donation")
  mutating func withdrawn() {
    book.donate(wanted, by: account, now: now)
    #expect(book.withdraw(on: account.device) { $0 == EntityID(.task, 1) }.isEmpty)
    #expect(book.withdraw(on: account.device) { $0 == wanted.entity } == [wanted])
    #expect(book.donated(by: account).isEmpty)
    book.donate(wanted, by: account, now: now)
    #expect(book.donated(by: account) == [wanted])
  }

  @Test("what may be donated needs nothing but its entity; what is safe can be undone")
  func declared() {
    for intent in IntentKind.allCases {
      let declaration = intent.declaration
      if SuggestionPolicy.isDonated(intent) {
        #expect(declaration.visibility == .discoverable && declaration.parameters.count == 1)
      }
      if SuggestionPolicy.isSafe(intent) {
        #expect(SuggestionPolicy.isDonated(intent) && declaration.undoWindow > 0)
      }
    }
    #expect(SuggestionPolicy.isSafe(.completeTask))
    #expect(!SuggestionPolicy.isSafe(.deleteComment))
  }

  @Test("going back takes back all that was learned")
  mutating func rollBack() {
    for _ in 0..<19 { show(.completed) }
    let before = book
    let mark = book.mark()
    show(.dismissed)
    book.donate(wanted, by: account, now: now)
    book.rollBack(to: mark)
    #expect(book == before)
  }
}
