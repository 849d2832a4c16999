import Foundation
import IntentEngine
import ScenarioLanguage
import Testing

@testable import Conformance

/// A run as pictures and pages show it.
@Suite("A run, event by event")
struct RunModelTests {
  @Test("the record of every scenario tells what its transcript tells, and ends as it ends")
  func sameAsTranscript() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = try ScenarioFinder(paths: [folder.path + "/scenarios/field"]).files
    #expect(files.count > 10)
    for file in files {
      let scenario = try #require(ScenarioLoader.load(file).scenario)
      let whole = Playthrough(scenario, safeguards: .all)
      let run = try #require(RunModel(scenario, safeguards: .all, label: "this run"))
      // The transcript leaves out what goes out only to be lost.
      let told = run.events.enumerated().filter { place, event in
        event.kind != .sent || !run.messages.contains { $0.sent == place && $0.lost == place + 1 }
      }.map(\.element)
      let timeline = Transcript(whole).timeline
      #expect(told.map(\.time) == timeline.map { $0[0] }, "\(file.path)")
      for (event, line) in zip(told, timeline) {
        // A step's moment is its time.
        let isSame = event.kind == .step ? line[2].hasSuffix(event.text) : line[2] == event.text
        #expect(isSame, "\(file.path): \(line[2])")
      }
      #expect(run.state(after: run.events.indices.last) == RunState(whole), "\(file.path)")
    }
  }

  @Test("every message goes out, and arrives or is lost, each at its end")
  func messages() throws {
    let run = try RecordedOffice.run([
      "at 0s network: lose reply 1 to fin", "meanwhile network: duplicate request 2 of fin by 1s",
      "meanwhile phone: complete t1 as fin",
    ])
    let kinds = run.messages.map { "\($0.text)\($0.lost == nil ? "" : " lost")" }
    #expect(
      kinds == [
        "request 1 of fin", "reply 1 to fin lost", "request 2 of fin",
        "the copy of request 2 of fin", "reply 2 to fin", "reply 3 to fin",
      ])
    let network = run.lanes.count - 2
    #expect(run.messages.map(\.isCopy) == [false, false, false, true, false, false])
    #expect(run.messages[3].from == network)
    for message in run.messages {
      let end = try #require(message.end)
      #expect(message.sent <= end)
      #expect(message.from != message.to)
      let place = message.lost == nil ? message.to : network
      #expect(run.events[end].lane == place)
    }
  }

  @Test("each decision carries its rule, and its change of the state")
  func decisions() throws {
    let run = try RecordedOffice.run(["at 0s phone: complete t1 as fin"])
    let place = try #require(run.events.firstIndex { $0.kind == .decision })
    #expect(run.events[place].rule?.slug == "auth.recheck")
    #expect(run.events[place].tone == .done)
    #expect(run.events[place].changes.map(\.section) == [.entities, .audit])
    let (before, after) = (run.state(after: place - 1), run.state(after: place))
    #expect(before.audit.isEmpty && after.audit.count == 1)
    #expect(before.entities[1].last == "open" && after.entities[1].last == "done")
    #expect(run.state(after: nil) == run.beginning)
  }

  @Test("what is out of reach is marked as long as it is")
  func pauses() throws {
    let run = try RecordedOffice.run([
      "at 0s phone: go offline", "at 1s phone: complete t1 as fin", "at 2s phone: go online",
      "then server: crash", "+1s server: restart",
    ])
    let offline = try #require(run.events.firstIndex { $0.text == "is offline" })
    let online = try #require(run.events.firstIndex { $0.text == "is online" })
    #expect(run.lanes[0].pauses == [RunModel.Pause(from: offline, to: online)])
    #expect(run.lanes[1].pauses.isEmpty)
    let down = try #require(run.events.firstIndex { $0.text == "crashes" })
    #expect(run.lanes.last?.pauses.first?.from == down)
    #expect(run.lanes.last?.pauses.first?.to != nil)
  }

  @Test("in a run by a schedule a lost message was on its way, and no time is told")
  func scheduled() throws {
    let run = try RecordedOffice.run(
      ["at 0s phone: complete t1 as fin"],
      parts: ["schedule", "  phone: complete t1 as fin", "  lose request of fin"])
    #expect(!run.isTimed)
    let first = try #require(run.messages.first)
    #expect(run.events[first.sent].text == "carries request 1 of fin")
    let lost = try #require(first.lost)
    #expect(lost == first.sent + 1)
    #expect(run.events[lost].text == "loses request 1 of fin: by choice")
    #expect(run.events[first.sent].changes.contains { $0.section == .operations })
  }

  @Test("the same run is the same record")
  func determinism() throws {
    let steps = ["at 0s network: lose reply to fin", "meanwhile phone: complete t1 as fin"]
    #expect(try RecordedOffice.run(steps) == RecordedOffice.run(steps))
  }

  @Test("a run beside the one without a safeguard first differs where the safeguard decides")
  func comparison() throws {
    let steps = ["at 0s network: lose reply to fin", "meanwhile phone: complete t1 as fin"]
    let sound = try RecordedOffice.run(steps)
    let faulty = try RecordedOffice.run(steps, safeguards: Safeguards.all.without(.writeOnce))
    let comparison = RunComparison(0, 1, of: [faulty, sound])
    let first = try #require(comparison.firstDifference)
    #expect(first > 5)
    // What one decides stands beside what the other decides.
    let (wrong, right) = (comparison.lines[first].left, comparison.lines[first].right)
    #expect(faulty.events[try #require(wrong)].rule?.slug == "write.already")
    #expect(sound.events[try #require(right)].rule?.slug == "write.same-result")
    for line in comparison.lines[..<first] {
      let (left, right) = (try #require(line.left), try #require(line.right))
      #expect(faulty.events[left] == sound.events[right])
    }
    #expect(comparison.lines.compactMap(\.left) == Array(faulty.events.indices))
    #expect(comparison.lines.compactMap(\.right) == Array(sound.events.indices))
    #expect(RunComparison(0, 1, of: [sound, sound]).firstDifference == nil)
    #expect(RunComparison.nearest(to: 0, among: [1, 2], of: [faulty, sound, faulty]) == 2)
  }
}
