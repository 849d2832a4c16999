import IntentEngine

/// Something that becomes due: plain data, valid as long as its generation is.
package struct Alarm: BitwiseCopyable, Hashable, Sendable {
  /// What becomes due; the index says of which row.
  package enum Kind: UInt8, BitwiseCopyable, Hashable, Sendable {
    case message, timer, limit, signIn, sync, outage
  }

  package var due: Instant
  package var index: Int32
  /// The generation of the row's timer or slot when this was set; another one makes this stale.
  package var generation: UInt32
  package var kind: Kind

  package init(due: Instant, kind: Kind, index: Int, generation: UInt32) {
    self.due = due
    self.kind = kind
    self.index = Int32(index)
    self.generation = generation
  }
}

/// A binary heap of alarms by time, and in the order of setting where the time is the same.
package struct Agenda: Sendable {
  private struct Entry: BitwiseCopyable {
    var alarm: Alarm
    var order: UInt64

    func isBefore(_ other: Entry) -> Bool {
      alarm.due == other.alarm.due ? order < other.order : alarm.due < other.alarm.due
    }
  }

  private var heap: [Entry] = []
  private var nextOrder: UInt64 = 0

  package init() {}

  package var isEmpty: Bool { heap.isEmpty }
  package var count: Int { heap.count }

  /// The earliest alarm.
  package var first: Alarm? { heap.first?.alarm }

  /// Sets an alarm.
  package mutating func insert(_ alarm: Alarm) {
    let entry = Entry(alarm: alarm, order: nextOrder)
    nextOrder += 1
    heap.append(entry)
    siftUp(entry)
  }

  /// Takes the earliest alarm out.
  package mutating func removeFirst() -> Alarm? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty { siftDown(last) }
    return first.alarm
  }

  private mutating func siftUp(_ entry: Entry) {
    heap.withUnsafeMutableBufferPointer { heap in
      var hole = heap.count - 1
      while hole > 0 {
        let parent = (hole - 1) / 2
        guard entry.isBefore(heap[parent]) else { break }
        heap[hole] = heap[parent]
        hole = parent
      }
      heap[hole] = entry
    }
  }

  private mutating func siftDown(_ entry: Entry) {
    heap.withUnsafeMutableBufferPointer { heap in
      var hole = 0
      while true {
        var child = 2 * hole + 1
        guard child < heap.count else { break }
        if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
        guard heap[child].isBefore(entry) else { break }
        heap[hole] = heap[child]
        hole = child
      }
      heap[hole] = entry
    }
  }
}
