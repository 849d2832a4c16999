import IntentEngine
import IntentSimulation
import Testing

@testable import ScenarioLanguage

/// Files that open with `population`.
@Suite struct PopulationTests {
  private static let sound = """
    population Many people
      They complete tasks.
    people 20, tasks 2, comments 3
    weeks 2
    seed 9

    habits
      complete-task 60% a day, by siri 30%, unclear by siri 20%
      complete-task 5% a day from week 2
      delete-comment 3% a day, confirmed 80%
      suggested complete-task completed 50% dismissed 10% undone 5%

    expect
      showings of delete-comment are none

    """

  private func compile(_ text: String) -> CompiledFile {
    ScenarioCompiler.compile(path: "test.scenario", bytes: Array(text.utf8))
  }

  private func mistakes(_ text: String) -> [DiagnosticID] {
    compile(text).diagnostics.map(\.id)
  }

  @Test func aPopulationIsRead() throws {
    let scenario = try #require(compile(Self.sound).scenario)
    let population = try #require(scenario.population)
    #expect(scenario.title == "Many people")
    #expect(population.people == 20 && population.tasks == 2 && population.comments == 3)
    #expect(population.weeks == 2 && population.seed == 9)
    #expect(population.wants.map(\.perDay) == [6_000, 500, 300])
    #expect(population.wants[0].entries == [PopulationSetup.EntryShare(.siri, 3_000)])
    #expect(population.wants[2].confirmed == 8_000)
    #expect(population.answers.map(\.completed) == [5_000])
  }

  @Test(arguments: [
    ("people 20", "people 0", DiagnosticID.badNumber), ("weeks 2", "weeks 0", .badNumber),
    ("weeks 2", "weeks 13", .badNumber), ("from week 2", "from week 3", .badNumber),
    ("by siri 30%", "by siri 130%", .badPercent),
    ("by siri 30%", "by siri 60%, by spotlight 50%", .contradiction),
    ("completed 50%", "completed 90%", .contradiction),
    ("delete-comment 3%", "share-project 3%", .unknownWord),
    ("are none", "rise from week 1 to week 3", .badNumber),
    ("seed 9", "seed 9\nextends \"x.scenario\"", .misplacedPart),
  ])
  func whatIsWrongIsTold(part: String, mistake: String, id: DiagnosticID) {
    let text = Self.sound.replacing(part, with: mistake, maxReplacements: 1)
    #expect(text != Self.sound)
    #expect(mistakes(text).contains(id), "\(mistake)")
  }

  @Test(arguments: ["people 20, tasks 2, comments 3\n", "weeks 2\n"])
  func nothingMayBeMissing(part: String) {
    #expect(mistakes(Self.sound.replacing(part, with: "")).contains(.missingPart))
  }

  /// Every row of the statement table shows a line that compiles.
  @Test(
    arguments: HabitStatement.allCases.map(\.row.example) + HabitFact.allCases.map(\.row.example))
  func habitExamplesCompile(example: String) {
    let text = Self.sound.replacing("habits\n", with: "habits\n  \(example)\n")
    #expect(mistakes(text).isEmpty)
  }

  @Test(arguments: FactStatement.allCases.filter(\.isOfPopulation).map(\.row.example))
  func factExamplesCompile(example: String) {
    let text = Self.sound.replacing("weeks 2", with: "weeks 12")
      .replacing("expect\n", with: "expect\n  \(example)\n")
    #expect(mistakes(text).isEmpty)
  }

  @Test func aScenarioHasNoHabits() {
    let text = "scenario Plain\n  A story.\nweeks 2\n\nsteps\n  at 0s  phone: sync\n"
    #expect(mistakes(text).contains(.misplacedPart))
  }

  @Test func itIsFormattedAsItIs() {
    guard
      case .formatted(let text) = ScenarioFormatter.format(
        path: "test.scenario", bytes: Array(Self.sound.utf8))
    else {
      Issue.record("a population is not formatted")
      return
    }
    #expect(text == Self.sound)
  }
}
