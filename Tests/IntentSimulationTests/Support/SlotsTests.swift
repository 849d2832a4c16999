import Testing

@testable import IntentSimulation

@Suite struct SlotsTests {
  @Test func placesAreUsedAgain() {
    var slots = Slots<String>()
    let first = slots.insert("a")
    slots.release(first)
    #expect(slots.insert("b") == first)
    #expect(slots[first] == "b")
    #expect(slots[-1] == nil)
  }

  @Test(arguments: 0..<20)
  func rollingBackRestoresAll(seed: Int) {
    let random = RandomSource(seed: UInt64(seed))
    var slots = Slots<Int>()
    var marks: [(mark: Int, copy: Slots<Int>)] = [(slots.mark(), slots)]
    for turn in 0..<200 {
      let draw = Draw(.latency, subject: 0, number: UInt32(turn))
      switch random.below(5, draw) {
      case 0, 1: _ = slots.insert(turn)
      case 2: if slots[Int32(turn % 7)] != nil { slots.release(Int32(turn % 7)) }
      case 3: marks.append((slots.mark(), slots))
      default:
        let (mark, copy) = marks.last ?? (0, Slots())
        slots.rollBack(to: mark)
        #expect(slots == copy)
        if marks.count > 1 { marks.removeLast() }
      }
    }
  }
}
