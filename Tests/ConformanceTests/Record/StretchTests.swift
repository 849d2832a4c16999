import Foundation
import ScenarioLanguage
import Testing

@testable import Conformance

/// A stretch of a run is a run of its own.
@Suite("Stretches of runs")
struct StretchTests {
  private static let steps = [
    "at 0s network: lose reply 1 to fin", "meanwhile network: duplicate request 2 of fin by 1s",
    "meanwhile phone: complete t1 as fin", "at 2s tablet: go offline", "at 3s tablet: go online",
    "at 4s tablet: reopen t1 as late", "at 9s server: crash", "at 10s server: restart",
  ]

  @Test("every cut in two has all events, and the second begins where the first ends")
  func cuts() throws {
    let run = try RecordedOffice.run(StretchTests.steps)
    for cut in 1..<run.events.count {
      let (first, second) = (run.stretch(0..<cut), run.stretch(cut..<run.events.count))
      #expect(first.events + second.events == run.events)
      #expect(first.beginning == run.beginning)
      #expect(second.beginning == first.state(after: cut - 1))
      #expect(
        second.state(after: second.events.count - 1) == run.state(after: run.events.count - 1))
      for part in [first, second] {
        for message in part.messages {
          #expect(part.events.indices.contains(message.sent))
          #expect(message.end.map { part.events.indices.contains($0) } ?? true)
        }
      }
      let crossing = run.messages.count { $0.sent < cut && $0.end.map { $0 >= cut } ?? true }
      #expect(first.messages.count + second.messages.count == run.messages.count + crossing)
      let network = try #require(run.lanes.firstIndex { $0.kind == .network })
      #expect(second.messages.count { $0.from == network && $0.sent == 0 } >= crossing)
    }
  }

  @Test("what is out of reach stays so in each part")
  func pauses() throws {
    let run = try RecordedOffice.run(StretchTests.steps)
    for cut in 1..<run.events.count {
      for (range, part) in [(0..<cut, run.stretch(0..<cut))] + [
        (cut..<run.events.count, run.stretch(cut..<run.events.count))
      ] {
        for (lane, place) in run.lanes.indices.flatMap({ lane in range.map { (lane, $0) } }) {
          #expect(
            run.lanes[lane].isPaused(at: place)
              == part.lanes[lane].isPaused(at: place - range.lowerBound))
        }
      }
    }
  }
}

extension RunModel.Lane {
  fileprivate func isPaused(at place: Int) -> Bool {
    pauses.contains { place >= $0.from ?? 0 && place < $0.to ?? Int.max }
  }
}
