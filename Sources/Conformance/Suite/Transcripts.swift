/// Many transcripts in one stream, as the second process hands them to the first.
///
/// ```
/// intentsim-transcripts 2
/// transcript <bytes of the path> <bytes of the text> <bytes of the log>
/// <path><text><log>
/// end <number of transcripts>
/// ```
///
/// Lengths are known before what they measure, and the end says how many there are, so that a
/// process that dies in the middle is never taken for one that finished.
package enum Transcripts {
  /// The transcript of one scenario.
  package struct Entry: Hashable, Sendable {
    package var path: String
    package var text: [UInt8]
    /// What happened, with a digest after each event.
    package var log: EventLog

    /// Makes an entry from its parts.
    package init(path: String, text: [UInt8], log: EventLog = EventLog()) {
      self.path = path
      self.text = text
      self.log = log
    }
  }

  private static let heading = "intentsim-transcripts 2\n"

  /// The stream of `entries`.
  package static func encode(_ entries: [Entry]) -> [UInt8] {
    var stream = Array(heading.utf8)
    for entry in entries {
      let log = Array(entry.log.text.utf8)
      stream += "transcript \(entry.path.utf8.count) \(entry.text.count) \(log.count)\n".utf8
      stream += entry.path.utf8
      stream += entry.text
      stream += log
      stream += "\n".utf8
    }
    return stream + "end \(entries.count)\n".utf8
  }

  /// The entries of a stream; nothing where it is cut short or is something else.
  package static func decode(_ stream: [UInt8]) -> [Entry]? {
    var rest = stream[...]
    guard take(heading.utf8.count, from: &rest) == Array(heading.utf8) else { return nil }
    var entries: [Entry] = []
    while let line = takeLine(from: &rest) {
      let words = line.split(separator: " ").map(String.init)
      if words == ["end", "\(entries.count)"] { return rest.isEmpty ? entries : nil }
      guard words.count == 4, words[0] == "transcript",
        let path = Int(words[1]).flatMap({ take($0, from: &rest) }),
        let text = Int(words[2]).flatMap({ take($0, from: &rest) }),
        let log = Int(words[3]).flatMap({ take($0, from: &rest) }).flatMap({ EventLog(text: $0) }),
        take(1, from: &rest) == Array("\n".utf8)
      else { return nil }
      entries.append(Entry(path: String(decoding: path, as: UTF8.self), text: text, log: log))
    }
    return nil
  }

  private static func take(_ count: Int, from rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  private static func takeLine(from rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
