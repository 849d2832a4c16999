import IntentEngine
import Testing

/// What a device hears when its user's access ends (rule `discover.follows-access`).
@Suite("Losses")
struct LossTests {
  @Test("Any answer tells what was lost, until the device says that it heard")
  func toldUntilHeard() {
    var office = Office()
    office.unshare(from: Office.bob)
    let first = office.hears(Office.bob, acknowledged: 0)
    #expect(first.count == 1)
    #expect(
      first.entities == [Office.launch, Office.t1, Office.t2, Office.c1, Office.c2, Office.gone])
    #expect(office.hears(Office.bob, acknowledged: 0) == first)
    let second = office.hears(Office.bob, acknowledged: first.count)
    #expect(second.count == 1)
    #expect(second.entities.isEmpty)
  }

  @Test("What came back is not taken away again")
  func regained() {
    var office = Office()
    office.unshare(from: Office.bob)
    var share = office.request(.shareProject, Office.launch)
    share.arguments.member = .id(Office.bob)
    share.arguments.role = .viewer
    #expect(office.send(share).outcome == .done)
    #expect(office.hears(Office.bob, acknowledged: 0).entities.isEmpty)
  }

  @Test("Nobody hears of what is lost to others, or was never seen")
  func onlyOnesOwn() {
    var office = Office()
    office.unshare(from: Office.bob)
    for user in [Office.alice, Office.carol, Office.dave] {
      #expect(office.hears(user, acknowledged: 0) == Losses())
    }
  }

  @Test("Who leaves hears it with the answer to that")
  func leaving() {
    var office = Office()
    var give = office.request(.transferProject, Office.launch)
    give.arguments.member = .id(Office.bob)
    let reply = office.sendAndConfirm(give)
    #expect(reply.outcome == .done)
    #expect(reply.losses.entities.contains(Office.launch))
  }

  @Test("A narrower audience takes away from those who were only part of it")
  func narrowerAudience() {
    var office = Office()
    var widen = office.request(.shareProject, Office.secret, by: Office.dave)
    widen.arguments.audience = .tenant
    #expect(office.sendAndConfirm(widen).outcome == .done)
    var narrow = office.request(.unshareProject, Office.secret, by: Office.dave)
    narrow.arguments.audience = .private
    #expect(office.send(narrow).outcome == .done)
    let lost = [Office.secret, Office.hidden]
    for user in [Office.alice, Office.bob, Office.carol] {
      #expect(office.hears(user, acknowledged: 0).entities == lost)
    }
    #expect(office.hears(Office.dave, acknowledged: 0) == Losses())
    #expect(office.hears(Office.erin, acknowledged: 0) == Losses())
  }

  @Test("A session that is over hears nothing, and a new one all")
  func afterSignIn() {
    var office = Office()
    office.unshare(from: Office.bob)
    office.engine.expireSession(SessionID(1), now: office.now)
    #expect(office.hears(Office.bob, acknowledged: 0) == Losses())
    let lost = office.engine.losses(of: Office.bob, in: Office.acme, since: 0)
    #expect(lost.entities.contains(Office.t1))
  }

  @Test("Whatever a client says that it heard", arguments: [2, 1_000, UInt32.max])
  func wildAcknowledgement(acknowledged: UInt32) {
    var office = Office()
    office.unshare(from: Office.bob)
    #expect(office.hears(Office.bob, acknowledged: acknowledged).entities.isEmpty)
  }

  @Test("A crash loses no news")
  func crash() {
    var office = Office()
    office.unshare(from: Office.bob)
    let before = office.engine.losses(of: Office.bob, in: Office.acme, since: 0)
    office.engine.crash()
    #expect(office.engine.losses(of: Office.bob, in: Office.acme, since: 0) == before)
    #expect(office.engine.state == office.engine.recoveredState())
  }
}

extension Office {
  fileprivate mutating func unshare(from user: EntityID) {
    var unshare = request(.unshareProject, Office.launch)
    unshare.arguments.member = .id(user)
    _ = send(unshare)
  }

  /// What a device of the user hears with the answer to some request.
  fileprivate mutating func hears(_ user: EntityID, acknowledged: UInt32) -> Losses {
    var request = request(.pending, by: user)
    request.acknowledged = acknowledged
    return send(request).losses
  }
}
