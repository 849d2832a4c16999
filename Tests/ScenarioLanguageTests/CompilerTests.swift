import IntentEngine
import IntentSimulation
import Testing

@testable import ScenarioLanguage

@Suite struct CompilerTests {
  @Test func compilesTheExampleOfTheDesign() throws {
    let file = Fixtures.compile(Fixtures.confirmed)
    #expect(Fixtures.shown(file) == "")
    let scenario = try #require(file.scenario)
    #expect(scenario.title == "Delete confirmed on phone, replayed on tablet")
    #expect(scenario.story.count == 2)
    #expect(scenario.rules.map(\.slug).first == "write.once")
    #expect(scenario.question == "Q1")
    #expect(scenario.setup.script.count == 5)
    #expect(scenario.setup.names.invocations == ["del", "again"])
    #expect(scenario.setup.genesis.sessions.map(\.device) == [DeviceID(0), DeviceID(1)])
    #expect(scenario.expectations.map(\.text).last == "audit of del: challenged, deleted, replayed")
  }

  @Test func makesTheWorld() throws {
    let setup = try Fixtures.setup(Fixtures.scenario())
    let genesis = setup.genesis
    #expect(genesis.tenantCount == 2)
    #expect(genesis.users[1].tenancies.map(\.tenant.index) == [0, 1])
    #expect(genesis.users[2].tenancies[0].isAdmin)
    #expect(genesis.tasks[1].version == Version(4) && genesis.tasks[1].isDone)
    #expect(genesis.comments[0].container == EntityID(.task, 0))
    #expect(genesis.comments[2].version == Version(2))
    #expect(genesis.comments[2].deletedBy == EntityID(.user, 0))
    let old = EntityID(.task, 2)
    #expect(genesis.aliases == [Genesis.Alias(old: old, new: EntityID(.task, 0))])
    #expect(setup.names[old] == "old-t1")
  }

  @Test func makesDevices() throws {
    let setup = try Fixtures.setup(
      Fixtures.scenario(
        devices: """
          phone of bob in globex, locked, clock -5m, outbox 2
            tablet of alice, holding t2 at version 3 titled "Old" owned by bob
          """, steps: "at 0s phone: sync\n  then tablet: sync", expect: "outbox of phone is empty"))
    let phone = setup.devices[0]
    #expect(phone.tenant == EntityID(.tenant, 1))
    #expect(phone.clockSkew == -300_000 && phone.outboxLimit == 2)
    let title = try #require(setup.texts.count > 1 ? "Old" : nil)
    guard case .stale(let copies) = setup.devices[1].holdings else {
      Issue.record("the tablet holds no old copy")
      return
    }
    #expect(copies.map(\.version) == [Version(3)])
    #expect(copies[0].title.map { setup.texts[$0] } == title)
    #expect(copies[0].owner == EntityID(.user, 1))
  }

  @Test func numbersInvocationsInTheOrderOfTheScript() throws {
    let setup = try Fixtures.setup(
      Fixtures.scenario(
        devices: """
          phone of alice
            shortcut "Tidy" on phone
              complete t1
              delete the second comment on launch
          """,
        steps: """
          at 0s phone: complete t1
            +2s phone: run "Tidy" as tidy
            then phone: replay tidy.2 as again
            then phone: run "Tidy"
          """, expect: "again is deleted"))
    #expect(
      setup.names.invocations == ["#1", "tidy.1", "tidy.2", "again", "#4.1", "#4.2"])
    #expect(setup.invocationCount == 6)
    #expect(setup.script[1].action == .run(shortcut: 0, first: InvocationID(1)))
    #expect(setup.shortcuts[0].steps.map(\.id) == [InvocationID(0), InvocationID(1)])
    #expect(
      setup.shortcuts[0].steps[1].subject == .position(.comment, 2, on: EntityID(.project, 0)))
  }

  @Test func takesTheReadingWhoseNamesFit() throws {
    let setup = try Fixtures.setup(
      Fixtures.scenario(
        steps: """
          at 0s phone: rename t1 to "One" as first
            then phone: rename launch to "Two" as second
            then phone: comment "Yes" on t1 as note
            then tablet: edit note to "No" as third
          """,
        expect: "first is renamed and second is renamed\n  note is present\n  third is edited"))
    let intents = setup.script.map { step -> IntentKind? in
      if case .invoke(let invocation) = step.action { invocation.intent } else { nil }
    }
    #expect(intents == [.renameTask, .renameProject, .addComment, .editComment])
    guard case .invoke(let edit) = setup.script[3].action else { return }
    #expect(edit.subject == .made(by: InvocationID(2)))
  }

  @Test func linksStartFromWhatHoldsForAll() throws {
    let setup = try Fixtures.setup(
      Fixtures.scenario(
        network: "link tablet: latency 300ms, loss 0.5%\n  loss 30%\n  reordering 5%\n  seed 42"))
    #expect(setup.network.all.loss == 3_000)
    let link = setup.network.link(of: DeviceID(1))
    #expect(link.latency == 300...300 && link.loss == 50 && link.reordering == 500)
    #expect(setup.seed == 42)
  }

  /// Every row of the statement table shows a line that compiles: so no row is a dead letter.
  @Test(arguments: ActionStatement.allCases.map(\.row.example))
  func actionExamplesCompile(_ example: String) {
    #expect(Fixtures.found(Reference.script(example)).filter { $0.severity == .error } == [])
  }

  @Test(
    arguments: ServerStatement.allCases.map(\.row.example)
      + NetworkFault.allCases.map(\.row.example) + TamperingStatement.allCases.map(\.row.example)
      + ActorStatement.allCases.map(\.row.example)
      + MannerStatement.allCases.map(\.row.example))
  func stepExamplesCompile(_ example: String) {
    #expect(Fixtures.found(Reference.script(example)).filter { $0.severity == .error } == [])
  }

  @Test(
    arguments: FactStatement.allCases.filter { !$0.isOfPopulation }.map(\.row.example)
      + ModeStatement.allCases.map(\.row.example)
      + OutcomeFact.allCases.map(\.row.example)
      + ConfirmationStatement.allCases.map(\.row.example))
  func factExamplesCompile(_ example: String) {
    #expect(Fixtures.found(Reference.expecting(example)).filter { $0.severity == .error } == [])
  }

  @Test func noWordForDoneMeansSomethingElse() {
    for kind in IntentKind.allCases {
      #expect(!Checker.otherOutcomes.contains(kind.declaration.doneWord))
    }
  }

  @Test func theManualNamesEveryIntent() {
    let text = LanguageReference.text
    for kind in IntentKind.allCases { #expect(text.contains(kind.declaration.name)) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}

/// Scenarios around one line of the manual.
enum Reference {
  private static let devices = """
    phone of alice
      tablet of alice
      old-phone of alice, schema 1
      shortcut "Tidy" on tablet
        complete t1
    """
  private static let before = """
    at 0s phone: delete c1 as del
      then phone: find task titled "Book" as find
      then tablet: replay del as again
      then phone: suggest as s1
      then phone: transfer launch to bob as give
    """

  static func script(_ line: String) -> String {
    let step = line.replacing(" as again", with: " as again2")
      .replacing(" as s1", with: " as s2")
    return Fixtures.scenario(
      devices: devices, steps: before + "\n  then \(step)", expect: "del is deleted")
  }

  static func expecting(_ line: String) -> String {
    Fixtures.scenario(devices: devices, steps: before, expect: line)
  }
}
