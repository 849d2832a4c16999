import Conformance
import Foundation
import Testing

/// Pages for a browser to open: a race, a choice, a population, and an overview of all.
final class ShownReports {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(ShownReports.race, to: "scenarios/race.scenario")
    try program.write(
      SmallScenario.text("Either way", rules: "write.once", parts: SmallScenario.choice),
      to: "scenarios/choice.scenario")
    try program.write(ShownReports.few, to: "scenarios/few.scenario")
    let recorded = try program.run("run", "--update")
    #expect(recorded.status == .holds, "\(recorded.output)")
  }

  /// The page that a command line writes.
  func page(_ arguments: String...) throws -> URL {
    let words = (["report"] + arguments).map { "'\($0)'" }.joined(separator: " ")
    let ending = try program.shell("\"$INTENTSIM\" \(words) --html page.html")
    #expect(ending.output == "report written to page.html\n", "\(ending.complaint)")
    return program.folder.appendingPathComponent("page.html")
  }

  /// A few people over weeks.
  private static let few = """
    population A few
      Five people live for two weeks.
    rules suggest.earned
    people 5, tasks 2, comments 1
    weeks 2
    seed 3

    habits
      complete-task 60% a day
      reopen-task 60% a day
      suggested reopen-task completed 5% dismissed 90% undone 5%

    expect
      showings of delete-comment are none

    """

  /// A scenario that has every kind of thing in it, and a title that would like to be a script.
  private static let race = """
    scenario Two devices </script><script>window.hacked=1</script>
      Two people complete a task each. A reply is lost, and the request that follows comes twice;
      the tablet has been in a tunnel. In the end the server crashes, and is back.
    rules write.once

    world
      tenant acme
        user alice
        user bob
        project launch "Spring launch" owned by alice
          shared with bob as editor
          task t1 "<img src=x onerror=window.hacked=2>"
          task t2 "Book the venue"

    devices
      phone of alice
      tablet of bob, offline

    steps
      at 0s  network: lose reply 1 to fin
      meanwhile  network: duplicate request 2 of fin by 1s
      meanwhile  phone: complete t1 as fin
      at 2s  tablet: complete t2 as late
      at 3s  tablet: go online
      at 9s  server: crash
      at 10s  server: restart
      at 12s  phone: reopen t1 as again

    expect
      fin took effect once
      late is completed
      again is reopened

    """
}
