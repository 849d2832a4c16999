import IntentEngine
import Testing

/// Requests that were made for another intent schema than today's (rule `resolve.schema`).
@Suite struct SchemaTests {
  private func share(_ office: inout Office, schema: UInt16) -> Request {
    var request = office.request(.shareProject, Office.launch)
    request.arguments.member = .id(Office.dave)
    request.schema = schema
    return request
  }

  private func drop(_ office: inout Office, below oldest: UInt16) -> Reply {
    var request = office.request(.dropSchemas, by: Office.dave)
    request.arguments.schema = oldest
    return office.send(request)
  }

  @Test func anOldSharingMakesViewers() {
    var office = Office()
    let reply = office.send(share(&office, schema: 1))
    #expect(reply.outcome == .done && reply.schema == 1)
    #expect(office.engine.state.givenRole(of: Office.dave, in: Office.launch) == .viewer)
  }

  @Test func sinceTheRoleIsAParameterItMustBeThere() {
    var office = Office()
    #expect(office.send(share(&office, schema: 2)).fault == .missingParameter)
    var old = share(&office, schema: 1)
    old.arguments.role = .admin
    #expect(office.send(old).fault == .contradictoryParameters)
    #expect(office.engine.state.givenRole(of: Office.dave, in: Office.launch) == nil)
  }

  @Test func whatCanNotBeSaidTodayIsIncompatible() {
    var office = Office()
    var request = office.request(.transferProject, Office.launch)
    request.schema = 1
    for attempt in 1...2 {
      let reply = office.send(request)
      #expect(reply.outcome == .incompatible && reply.successor == .transferProject)
      #expect(reply.recoveries == [Recoveries(.decideAnew), Recoveries(.update)])
      #expect(reply.isReplay == (attempt == 2))
    }
    #expect(office.engine.state.owner(of: Office.launch) == Office.alice)
  }

  @Test func aDroppedSchemaIsRefusedAndItsReplaysAreAnswered() {
    var office = Office()
    var done = office.request(.completeTask, Office.t1)
    done.schema = 1
    #expect(office.send(done).outcome == .done)
    #expect(drop(&office, below: 3).outcome == .done)
    #expect(office.send(done).isReplay)
    for schema in [0, 1, 2] as [UInt16] {
      var late = office.request(.completeTask, Office.t2)
      late.schema = schema
      #expect(office.send(late).outcome == .incompatible)
    }
    #expect(!office.engine.state.tasks[Office.t2.index].isDone)
    #expect(office.engine.recoveredState() == office.engine.state)
  }

  @Test func droppedSchemasDoNotComeBack() {
    var office = Office()
    #expect(drop(&office, below: 3).outcome == .done)
    #expect(drop(&office, below: 1).outcome == .done)
    #expect(office.engine.state.tenants[Office.acme.index].oldestSchema == 3)
    #expect(office.engine.state.tenants[Office.globex.index].oldestSchema == 1)
    for oldest in [0, 4, .max] as [UInt16] {
      #expect(drop(&office, below: oldest).fault == .outOfRange)
    }
    var byAlice = office.request(.dropSchemas)
    byAlice.arguments.schema = 2
    #expect(office.send(byAlice).outcome == .forbidden)
  }

  @Test(arguments: IntentKind.allCases.filter { !$0.declaration.isRead })
  func aSchemaFromTheFutureFixesNoKey(_ intent: IntentKind) {
    var office = Office()
    var request = office.request(intent, Office.t1)
    let before = office.engine.state.keys.count
    for schema in [Request.currentSchema + 1, .max] {
      request.schema = schema
      let reply = office.send(request)
      #expect(reply.outcome == .invalid && reply.fault == .unknownSchema)
      #expect(reply.recoveries == Recoveries(.retry))
    }
    #expect(office.engine.state.keys.count == before)
  }

  @Test func aReadInADroppedSchemaIsRefusedToo() {
    var office = Office()
    _ = drop(&office, below: 2)
    var open = office.request(.openEntity, Office.t1)
    open.schema = 1
    let reply = office.send(open)
    #expect(reply.outcome == .incompatible && reply.list.isEmpty && reply.current == nil)
  }

  @Test func theRefusalIsTheSameForWhatIsHidden() {
    var office = Office()
    let replies = [Office.hidden, Office.foreign, EntityID(.task, 40), Office.t1].map { task in
      var request = office.request(.completeTask, task, by: Office.bob)
      request.version = Version(1)
      request.schema = 0
      return office.send(request)
    }
    #expect(Set(replies).count == 1)
  }

  @Test func everyFormerIntentHasItsWords() {
    for kind in IntentKind.allCases {
      for former in kind.declaration.former {
        #expect(Request.knownSchemas.contains(former.through))
        #expect(former.through < Request.currentSchema)
        let said = kind.declaration.phrases.filter { $0.schemas.contains(former.through) }
        #expect(said.contains { $0.pattern.hasPrefix(former.want) } || former.want == "share")
      }
    }
  }
}
