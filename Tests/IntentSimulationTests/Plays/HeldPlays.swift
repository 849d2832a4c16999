import IntentEngine
import Testing

@testable import IntentSimulation

@Suite struct HeldPlays {
  @Test func anotherUsersQueueIsHeldUntilTheyAreBack() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    let finish = stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    stage.does(.signOut)
    stage.does(.goOnline)
    stage.does(.signIn(Stage.bob))
    #expect(stage.play().status(of: finish).rest == .held(.switchedAccount))
    #expect(stage.play().status(of: finish).requests == 0)
    stage.does(.signOut)
    #expect(stage.play().status(of: finish).rest == .held(.signedOut))
    stage.does(.signIn(Stage.alice))
    #expect(stage.play().word(finish) == "done")
  }

  @Test func aFaultyQueueGoesAsWhoeverIsThere() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    let finish = stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    stage.does(.signOut)
    stage.does(.goOnline)
    stage.does(.signIn(Stage.bob))
    stage.options.safeguards = Safeguards.all.without(.recoverQueueBoundUser)
    #expect(stage.play().status(of: finish).outcome == .done)
    stage.options.safeguards = Safeguards.all.without(.recoverQueueBoundKept)
    #expect(stage.play().word(finish) == "dropped")
  }

  @Test func theOtherTenantsQueueIsHeld() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    let finish = stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    stage.does(.switchTenant(Stage.globex))
    stage.does(.goOnline)
    let world = stage.play()
    #expect(world.status(of: finish).rest == .held(.switchedTenant))
    #expect(world.status(of: Stage.phone).tenant == Stage.globex)
    stage.options.safeguards = Safeguards.all.without(.recoverQueueBoundTenant)
    #expect(stage.play().word(finish) == "not-found")
    stage.options.safeguards = .all
    stage.does(.switchTenant(Stage.acme))
    #expect(stage.play().word(finish) == "done")
  }

  @Test func whatIsHeldIsToldOnceForEachReason() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    stage.does(.signOut)
    stage.does(.goOnline)
    stage.does(.sync)
    stage.does(.signIn(Stage.bob))
    stage.does(.goOffline)
    stage.does(.goOnline)
    #expect(stage.play().rests == [.kept(.offline), .held(.signedOut), .held(.switchedAccount)])
  }

  @Test func whatIsSaidWhileNobodyIsSignedInIsHeld() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    stage.does(.signOut, at: .at(.start))
    let finish = stage.say(.completeTask, .entity(Stage.t1))
    #expect(stage.play().status(of: finish).rest == .held(.signedOut))
    stage.does(.retry(finish))
    stage.does(.goOnline)
    #expect(stage.play().status(of: finish).requests == 0)
    stage.does(.signIn(Stage.alice))
    #expect(stage.play().word(finish) == "done")
  }

  @Test func aQuestionIsNotShownWhileNobodyIsSignedIn() {
    var stage = Stage()
    stage.device()
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    stage.does(.signOut)
    stage.does(.confirm(delete, Manner()))
    #expect(stage.play().status(of: delete).rest == .held(.signedOut))
    stage.does(.signIn(Stage.alice))
    stage.does(.confirm(delete, Manner()))
    #expect(stage.play().word(delete) == "done")
  }

  @Test func anAnswerThatComesAfterTheSignOutIsNotShown() {
    var stage = Stage()
    stage.device()
    let words = stage.text("Book a hall")
    let rename = stage.say(.at(.start), .renameTask, .entity(Stage.t1)) { $0.text = words }
    stage.does(.signOut, at: .after(1))
    let world = stage.play()
    #expect(world.status(of: rename).outcome == .done)
    #expect(world.status(of: Stage.phone).copies.isEmpty)
    #expect(world.trace.contains { if case .answeredUnseen = $0.event { true } else { false } })
  }

  @Test func signingOutDropsTheCopiesAtOnce() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    stage.does(.signOut, at: .at(.start))
    #expect(stage.play().status(of: Stage.phone).copies.isEmpty)
    stage.does(.goOnline)
    stage.does(.signIn(Stage.alice))
    #expect(stage.play().status(of: Stage.phone).copies.count == 6)
  }

  @Test func switchingTheTenantDropsTheCopiesAtOnce() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    stage.does(.switchTenant(Stage.globex), at: .at(.start))
    #expect(stage.play().status(of: Stage.phone).copies.isEmpty)
    stage.does(.switchTenant(Stage.acme))
    stage.does(.goOnline)
    #expect(stage.play().status(of: Stage.phone).copies.count == 6)
  }

  @Test func aRefusedTenantBringsTheCopiesBack() {
    var stage = Stage()
    stage.device(of: Stage.bob)
    stage.does(.switchTenant(Stage.globex), at: .at(.start))
    let world = stage.play()
    #expect(world.status(of: Stage.phone).tenant == Stage.acme)
    #expect(world.status(of: Stage.phone).copies.count == 6)
  }

  @Test func signingOutEndsASignInThatIsUnderWay() {
    var stage = Stage()
    stage.device()
    stage.does(.signIn(Stage.bob), at: .at(.start))
    stage.does(.signOut, at: .after(1))
    #expect(!stage.play().status(of: Stage.phone).isSignedIn)
  }
}

extension World {
  /// Where invocations rested, in order.
  fileprivate var rests: [Rest] {
    trace.compactMap { if case .rested(_, let rest) = $0.event { rest } else { nil } }
  }
}
