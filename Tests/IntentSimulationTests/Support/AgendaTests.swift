import IntentEngine
import Testing

@testable import IntentSimulation

@Suite struct AgendaTests {
  /// Whatever is put in and taken out, it comes out as from an array kept sorted.
  @Test(arguments: 0..<20)
  func sameAsASortedArray(seed: Int) {
    let random = RandomSource(seed: UInt64(seed))
    var agenda = Agenda()
    var sorted: [(due: Instant, order: Int)] = []
    for turn in 0..<800 {
      let draw = Draw(.latency, subject: UInt32(seed), number: UInt32(turn))
      if random.below(3, draw) < 2 {
        let due = Instant(
          Milliseconds(random.below(40, Draw(.loss, subject: 0, number: UInt32(turn)))))
        let kind: Alarm.Kind = random.below(2, draw) == 0 ? .timer : .message
        agenda.insert(Alarm(due: due, kind: kind, index: turn, generation: 0))
        let place = sorted.firstIndex { $0.due > due } ?? sorted.count
        sorted.insert((due, turn), at: place)
      } else {
        let first = agenda.removeFirst()
        #expect(first.map { Int($0.index) } == sorted.first?.order)
        if !sorted.isEmpty { sorted.removeFirst() }
      }
      #expect(agenda.count == sorted.count)
    }
    while let alarm = agenda.removeFirst() {
      #expect(Int(alarm.index) == sorted.removeFirst().order)
    }
    #expect(sorted.isEmpty && agenda.isEmpty)
  }
}
