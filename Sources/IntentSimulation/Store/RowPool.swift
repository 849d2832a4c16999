import IntentEngine

/// The distinct rows that one table has had, each kept once: a row of a packed world is a number.
final class RowPool<Element: Row> {
  private var rows: [Element] = []
  private var numbers: [Element: UInt32] = [:]

  /// The number of a row, from 1; rows whose canonical forms are equal have equal numbers.
  func number(of original: Element) -> UInt32 {
    let row = original.canonical
    if let number = numbers[row] { return number }
    rows.append(row)
    let number = UInt32(rows.count)
    numbers[row] = number
    return number
  }

  subscript(number: UInt32) -> Element { rows[Int(number) - 1] }

  /// The bytes that the pool takes, about: the dictionary keeps each row once more, with its number.
  var byteCount: Int {
    (rows.capacity + numbers.capacity) * (MemoryLayout<Element>.stride + 4)
  }
}
