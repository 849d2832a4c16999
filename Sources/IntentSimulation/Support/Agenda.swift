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

/// The alarms by time, and in the order of setting where the time is the same.
///
/// Most timers are set for the same span and are stale when they are due: set in the order of time,
/// they wait in a queue, and only what is due before the last of them goes into a binary heap, which
/// stays small.
package struct Agenda: Sendable {
  private struct Entry: BitwiseCopyable {
    var alarm: Alarm
    var order: UInt64

    @inline(__always)
    func isBefore(_ other: Entry) -> Bool {
      alarm.due == other.alarm.due ? order < other.order : alarm.due < other.alarm.due
    }
  }

  private var heap: [Entry] = []
  /// Timers in the order of time; those before `queueStart` are gone.
  private var queue: [Entry] = []
  private var queueStart = 0
  private var nextOrder: UInt64 = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }
  package var count: Int { heap.count + queue.count - queueStart }

  /// The earliest alarm.
  package var first: Alarm? {
    isQueueFirst ? queue[queueStart].alarm : heap.first?.alarm
  }

  /// Sets an alarm.
  package mutating func insert(_ alarm: Alarm) {
    let entry = Entry(alarm: alarm, order: nextOrder)
    nextOrder += 1
    if alarm.kind == .timer && (queue.last.map { $0.alarm.due <= alarm.due } ?? true) {
      queue.append(entry)
    } else {
      heap.append(entry)
      siftUp(entry)
    }
  }

  /// Takes the earliest alarm out.
  package mutating func removeFirst() -> Alarm? {
    if isQueueFirst { return removeFirstOfQueue() }
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty { siftDown(last) }
    return first.alarm
  }

  /// Whether the earliest alarm waits in the queue.
  @inline(__always)
  private var isQueueFirst: Bool {
    guard queueStart < queue.count else { return false }
    return heap.isEmpty || queue[queueStart].isBefore(heap[0])
  }

  private mutating func removeFirstOfQueue() -> Alarm {
    let first = queue[queueStart].alarm
    queueStart += 1
    // What is gone is cleared away when it is half of the queue, so that each is moved once at most.
    if queueStart * 2 >= queue.count {
      queue.removeFirst(queueStart)
      queueStart = 0
    }
    return first
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
