/// Lines in columns: each as wide as its widest cell, the last one ragged.
package enum Columns {
  /// The rows as lines, indented by two spaces, without trailing space.
  ///
  /// - Parameter right: the columns that are aligned to the right.
  package static func aligned(_ rows: [[String]], rightAligning right: [Int] = []) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        if right.contains(column) { return padding + cell }
        return column == row.count - 1 ? cell : cell + padding
      }
      var line = "  " + cells.joined(separator: "  ")
      // Reversing the characters of every line took half the time of a whole run.
      while line.utf8.last == UInt8(ascii: " ") { line.unicodeScalars.removeLast() }
      return line
    }
  }
}
