import IntentEngine

/// A place in the tables of a world that can hold this or that.
package struct Slot: Hashable, Sendable {
  /// The table, in the order of visiting.
  package var table: Int32
  /// The row; -1 for how many there are.
  package var place: Int32
}

/// What one step did, as numbers of a `WorldStore`.
package struct Performed: Sendable {
  /// Whether the choice was there to be made.
  package var isPossible = true
  /// What was looked at, each slot once, by its number.
  package var reads: [Int32] = []
  /// What is another value now: the slot's number, and the value.
  package var writes: [(slot: Int32, value: UInt32)] = []
  /// Messages that are not on their way any more, and those that are now.
  package var taken: [UInt32] = []
  package var sent: [UInt32] = []
  /// The spans that may pass, where that was asked.
  package var spans: [Milliseconds] = []
  /// What is added to the world's fingerprint.
  package var delta: UInt64 = 0
  /// The same under other names, by renaming (`WorldStore.follow`), and whether that can be told.
  package var images: [UInt64] = []
  package var areImagesKnown = true
  /// What is wrong with it, in the numbers of whoever judged it.
  package var flaws: [Int] = []
  /// Whether it depends on which messages are on their way, besides the one that was chosen.
  package var looksAtMessages = false
}
