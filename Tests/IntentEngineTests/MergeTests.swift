import Testing

@testable import IntentEngine

/// What becomes of ids while the engine runs (rule `identity.alias`).
@Suite("Merging and splitting")
struct MergeTests {
  /// Alice's launch takes in Alice's archive, which is brought back for it.
  private func office(without safeguards: Safeguards = .all) -> Office {
    var office = Office(without: safeguards)
    let reply = office.send(office.request(.unarchiveProject, Office.archive))
    #expect(reply.outcome == .done)
    return office
  }

  private func merge(
    _ old: EntityID, _ new: EntityID, _ office: inout Office, by user: EntityID = Office.alice
  ) -> Reply {
    var request = office.request(.mergeEntities, old, by: user)
    request.arguments.destination = new
    request.version = request.version ?? Version(1)
    return office.sendAndConfirm(request)
  }

  private func comment(_ target: EntityID, _ office: inout Office) -> Request {
    var request = office.request(.addComment, target)
    request.arguments.text = office.text("Hello")
    return request
  }

  @Test("all that is inside goes to the successor, tombstones and old ids too")
  func content() {
    var office = office()
    #expect(merge(Office.t1, Office.t2, &office).outcome == .done)
    let reply = merge(Office.launch, Office.archive, &office)
    #expect(reply.outcome == .done && reply.entity == Office.archive)
    #expect(reply.alias == Office.launch && reply.version == Version(3))
    let state = office.engine.state
    #expect(state.project(of: Office.t2) == Office.archive)
    #expect(state.comments[Office.c2.index].container == Office.t2)
    #expect(state.comments[Office.gone.index].container == Office.archive)
    #expect(state.ends(of: Office.t1) == [Office.t2])
    #expect(!state.exists(Office.launch) && state.snapshot(of: Office.launch) == nil)
    #expect(office.engine.recoveredState() == state)
  }

  @Test("what was gone and is back is decided anew, also where that is what it was merged into")
  func restored() {
    var office = Office()
    #expect(office.sendAndConfirm(office.request(.deleteTask, Office.t2)).outcome == .done)
    var join = office.request(.mergeEntities, Office.t1)
    join.arguments.destination = Office.t2
    #expect(office.send(join).outcome == .gone)
    let still = office.send(join)
    #expect(still.isReplay && !still.recoveries.contains(.decideAnew))
    #expect(office.sendAndConfirm(office.request(.restoreTask, Office.t2)).outcome == .done)
    let told = office.send(join)
    #expect(told.outcome == .gone && told.isReplay)
    #expect(told.recoveries == Recoveries(.decideAnew))
  }

  @Test("the old project's shares and people give nothing in the successor")
  func shares() {
    var office = office()
    #expect(merge(Office.launch, Office.archive, &office).outcome == .done)
    let reply = office.send(office.request(.openEntity, Office.t1, by: Office.bob))
    #expect(reply.outcome == .notFound && reply.entity == nil)
  }

  @Test("no order of merges and splits makes a loop", arguments: UInt64(0)..<30)
  func loops(seed: UInt64) {
    var office = office()
    var source = SeededSource(seed: seed)
    let ids = [Office.launch, Office.archive, Office.t1, Office.t2, Office.old]
    for _ in 0..<12 {
      _ = merge(source.pick(ids), source.pick(ids), &office)
      for id in ids { #expect(office.engine.state.ends(of: id).count == 1) }
    }
  }

  @Test("what is merged into itself is refused, and merging again is told as done")
  func again() {
    var office = office()
    #expect(merge(Office.launch, Office.launch, &office).fault == .leadsBack)
    #expect(merge(Office.archive, Office.launch, &office).outcome == .done)
    let again = merge(Office.archive, Office.launch, &office)
    #expect(again.outcome == .already && again.actor == Office.alice)
    #expect(merge(Office.launch, Office.archive, &office).fault == .leadsBack)
    #expect(office.engine.state.version(of: Office.launch) == Version(2))
  }

  @Test("what does not fit is refused for its shape, or as missing")
  func shapes() {
    var office = office()
    #expect(merge(Office.t1, Office.launch, &office).fault == .wrongKind)
    #expect(merge(Office.launch, Office.globex, &office).outcome == .notFound)
    #expect(merge(Office.launch, Office.secret, &office).outcome == .notFound)
    #expect(merge(Office.launch, EntityID(rawValue: .max), &office).outcome == .notFound)
    #expect(merge(Office.launch, Office.archive, &office, by: Office.bob).outcome == .notFound)
    var request = office.request(.mergeEntities, Office.launch)
    #expect(office.send(request).fault == .missingParameter)
    request = office.request(.splitProject, Office.launch)
    request.arguments.destination = Office.archive
    #expect(office.send(request).fault == .missingParameter)
    request.arguments.alternative = Office.archive
    #expect(office.send(request).fault == .contradictoryParameters)
  }

  @Test("a whole project goes to another owner by its own owner alone, and never a team's")
  func givesAway() {
    var office = office()
    for (project, user) in [(Office.launch, Office.alice), (Office.secret, Office.dave)] {
      var share = office.request(.shareProject, project, by: user)
      (share.arguments.member, share.arguments.role) = (.id(Office.bob), .admin)
      #expect(office.sendAndConfirm(share).outcome == .done)
    }
    let taken = merge(Office.launch, Office.secret, &office, by: Office.bob)
    #expect(taken.outcome == .forbidden && taken.person == Office.alice)
    var share = office.request(.shareProject, Office.launch, by: Office.alice)
    (share.arguments.member, share.arguments.role) = (.id(Office.dave), .admin)
    #expect(office.sendAndConfirm(share).outcome == .done)
    #expect(merge(Office.secret, Office.launch, &office, by: Office.dave).outcome == .done)
  }

  @Test("what was chosen by its title leads on where it was merged since, and is shown anew")
  func chosen() {
    var office = office()
    var rename = office.request(.renameTask)
    rename.arguments.subject = .titled(.task, office.text("Call Anna"))
    rename.arguments.text = office.text("New title")
    let asked = office.send(rename)
    #expect(asked.outcome == .choose && asked.list.map(\.entity).contains(Office.t2))
    #expect(merge(Office.t2, Office.t1, &office).outcome == .done)
    rename.response = .choice(Office.t2, Version(1))
    let reply = office.send(rename)
    #expect(reply.outcome == .changed && reply.rule == .identityAlias)
    #expect(reply.entity == Office.t1 && reply.alias == Office.t2)
  }

  @Test("a merge and its opposite, both under way, make no loop")
  func bothAtOnce() {
    var office = office()
    var requests = [(Office.t1, Office.t2), (Office.t2, Office.t1)].map { old, new in
      var request = office.request(.mergeEntities, old)
      request.arguments.destination = new
      return request
    }
    guard case .admitted(let first) = office.engine.admit(requests[0], now: office.now) else {
      return #expect(Bool(false))
    }
    #expect(office.send(requests[1]).outcome == .done)
    #expect(office.engine.commit(first, now: office.now).fault == .leadsBack)
    #expect(office.engine.state.ends(of: Office.t2) == [Office.t1])
    requests[1].arguments.destination = Office.old
    #expect(office.send(requests[1]).outcome == .mismatched)
  }

  @Test("nothing is merged into an archived project")
  func archived() {
    var office = Office()
    let reply = merge(Office.launch, Office.archive, &office)
    #expect(reply.outcome == .archived && reply.recoveries.contains(.unarchive))
  }

  @Test("a confirmation of the old id is void, and the same key asks about the new one")
  func confirmation() {
    var office = office()
    var request = office.request(.shareProject, Office.archive)
    request.arguments.audience = .public
    let asked = office.send(request)
    #expect(merge(Office.archive, Office.launch, &office).outcome == .done)
    guard let challenge = asked.challenge else { return #expect(Bool(false)) }
    request.response = .confirmation(challenge.id, digest: challenge.digest)
    let again = office.send(request)
    #expect(again.outcome == .challenged && again.alias == Office.archive)
    #expect(again.challenge?.explanation.object == Office.launch)
    request.response = .none
    #expect(office.sendAndConfirm(request).outcome == .done)
    #expect(office.engine.state.projects[Office.launch.index].audience == .public)
  }

  @Test("a confirmation bound to what was inside is void")
  func insideConfirmation() {
    var office = office()
    let request = office.request(.deleteComment, Office.c1)
    guard let challenge = office.send(request).challenge else { return #expect(Bool(false)) }
    #expect(merge(Office.launch, Office.archive, &office).outcome == .done)
    var yes = request
    yes.response = .confirmation(challenge.id, digest: challenge.digest)
    let again = office.send(yes)
    #expect(again.outcome == .challenged && again.challenge?.id != challenge.id)
  }

  @Test("a replay after a split shows the successors that may be seen")
  func replayAfterSplit() {
    var office = office()
    let rename = renamed(Office.archive, &office)
    var split = office.request(.splitProject, Office.archive)
    (split.arguments.destination, split.arguments.alternative) = (Office.launch, Office.secret)
    #expect(office.send(split).outcome == .notFound)
    var share = office.request(.shareProject, Office.secret, by: Office.dave)
    (share.arguments.member, share.arguments.role) = (.id(Office.alice), .admin)
    #expect(office.sendAndConfirm(share).outcome == .done)
    split.key = office.key()
    #expect(office.sendAndConfirm(split).outcome == .done)
    let told = office.send(rename)
    #expect(told.outcome == .done && told.isReplay && told.entity == nil && !told.stillStands)
    #expect(told.alias == Office.archive)
    #expect(told.list.map(\.entity) == [Office.launch, Office.secret])
    var undo = office.request(.undo)
    undo.arguments.operation = rename.key
    #expect(office.send(undo).outcome == .changed)
    undo = office.request(.undo, by: Office.erin)
    undo.arguments.operation = rename.key
    #expect(office.send(undo).alias == nil)
  }

  private func renamed(_ project: EntityID, _ office: inout Office) -> Request {
    var rename = office.request(.renameProject, project)
    rename.arguments.text = office.text("New title")
    #expect(office.send(rename).outcome == .done)
    return rename
  }

  @Test("a replay after a merge names both, and an undo is told what has changed")
  func replayAfterMerge() {
    var office = office()
    let rename = renamed(Office.archive, &office)
    #expect(merge(Office.archive, Office.launch, &office).outcome == .done)
    let told = office.send(rename)
    #expect(told.outcome == .done && told.isReplay && told.entity == Office.launch)
    #expect(told.alias == Office.archive && !told.stillStands && told.undoUntil == nil)
    var undo = office.request(.undo)
    undo.arguments.operation = rename.key
    #expect(office.send(undo).outcome == .changed)
  }

  @Test("a comment that was made by the old id is still its maker's to undo")
  func undoInside() {
    var office = office()
    let note = comment(Office.archive, &office)
    #expect(office.send(note).outcome == .done)
    #expect(merge(Office.archive, Office.launch, &office).outcome == .done)
    var undo = office.request(.undo)
    undo.arguments.operation = note.key
    #expect(office.sendAndConfirm(undo).outcome == .done)
  }
}
