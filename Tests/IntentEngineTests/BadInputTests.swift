import Testing

@testable import IntentEngine

@Suite("Bad input")
struct BadInputTests {
  /// What a request is broken by, and what it is refused for.
  enum Breach: CaseIterable {
    case unknownIntent, unreadable, noSubject, noText, oversized, contradictory, noKey, noVersion

    func apply(_ request: inout Request, _ office: Office) -> InputFault {
      switch self {
      case .unknownIntent:
        request.intent = nil
        return .unknownIntent
      case .unreadable:
        request.malformed = office.text("not an id")
        return .malformedBody
      case .noSubject:
        request.arguments.subject = .none
        return .missingParameter
      case .noText:
        request.arguments.text = nil
        return .missingParameter
      case .oversized:
        request.arguments.text = office.text(String(repeating: "x", count: 5_000))
        return .oversizedText
      case .contradictory:
        request.intent = .shareProject
        request.arguments.subject = .id(Office.launch)
        request.arguments.member = .id(Office.bob)
        request.arguments.audience = .public
        return .contradictoryParameters
      case .noKey:
        request.key = nil
        return .missingKey
      case .noVersion:
        request.version = nil
        return .missingVersion
      }
    }
  }

  @Test("is refused with its reason, audited, and changes nothing", arguments: Breach.allCases)
  func refused(breach: Breach) {
    var office = Office()
    var request = office.request(.renameTask, Office.t1)
    request.arguments.text = office.text("New title")
    let fault = breach.apply(&request, office)
    let before = office.engine.state
    let reply = office.send(request)
    #expect(reply.outcome == .invalid)
    #expect(reply.fault == fault)
    #expect(reply.recoveries.list == [.decideAnew])
    #expect(office.engine.state.tasks == before.tasks)
    #expect(office.engine.state.projects == before.projects)
    #expect(office.engine.state.keys.count == 0)
    #expect(office.engine.audit.last?.record.fault == fault)
  }

  @Test("a forged id is answered as a missing one")
  func forged() {
    var office = Office()
    var request = office.request(.completeTask, Office.t1)
    request.arguments.subject = .forged(office.text("not an id"))
    #expect(office.send(request).outcome == .notFound)
  }

  @Test("beyond the rate the answer is slow down, in one record, and ends with the window")
  func rate() {
    var office = Office()
    for _ in 0..<Limits.requestsPerWindow {
      _ = office.send(office.request(.openEntity, Office.t1))
    }
    let before = office.engine.audit.count
    for _ in 0..<5 {
      #expect(office.send(office.request(.openEntity, Office.t1)).outcome == .slowDown)
    }
    #expect(office.engine.audit.count == before + 1)
    #expect(office.engine.audit.last?.repeats == 4)
    office.now = office.now + Limits.rateWindow
    #expect(office.send(office.request(.openEntity, Office.t1)).outcome == .done)
  }

  @Test("a record keeps a long text as length and hash")
  func auditSize() {
    var office = Office()
    var request = office.request(.addComment, Office.t1)
    request.arguments.text = office.text(String(repeating: "x", count: 5_000))
    _ = office.send(request)
    #expect(office.engine.audit.last?.text?.hasPrefix("(5000 bytes, hash ") == true)
  }
}
