import IntentEngine

/// The look at a whole file before anything is made of it: size, lines, encoding, hidden characters.
struct SourceInspection {
  /// Whether the file can be parsed at all.
  private(set) var isReadable = true
  /// The lines that hold damaged or hidden characters, from 1, ascending.
  private(set) var damagedLines: [Int] = []

  private let source: SourceFile
  private let file: Int

  /// Inspects a file and reports what is wrong with it.
  init(_ source: SourceFile, file: Int, into diagnostics: inout DiagnosticBag) {
    self.source = source
    self.file = file
    checkSize(&diagnostics)
    if isReadable { checkBytes(&diagnostics) }
  }

  private mutating func checkSize(_ diagnostics: inout DiagnosticBag) {
    let start = Span(file: file, start: source.lineStarts[0], end: source.lineStarts[0])
    if source.bytes.count > LanguageLimits.fileBytes {
      isReadable = false
      diagnostics.report(
        .fileTooLarge, start,
        "the file has \(source.bytes.count) bytes, more than \(LanguageLimits.fileBytes)")
    } else if source.lineCount > LanguageLimits.lines {
      isReadable = false
      diagnostics.report(
        .tooManyLines, start,
        "the file has \(source.lineCount) lines, more than \(LanguageLimits.lines)")
    }
  }

  private mutating func checkBytes(_ diagnostics: inout DiagnosticBag) {
    let bytes = source.bytes
    var offset = source.lineStarts[0]
    while offset < bytes.count && isReadable {
      let byte = bytes[offset]
      if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x09 {
        offset += 1
      } else if byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A {
        offset += 2
      } else {
        offset = checkScalar(at: offset, &diagnostics)
      }
    }
  }

  /// Checks what is not plain ASCII, and returns the offset behind it.
  private mutating func checkScalar(at offset: Int, _ diagnostics: inout DiagnosticBag) -> Int {
    if source.bytes[offset] == 0 {
      isReadable = false
      diagnostics.report(.binaryFile, span(offset, 1), "the file is not text: it holds a zero byte")
      return offset + 1
    }
    guard let (scalar, length) = decode(at: offset) else {
      damage(offset, &diagnostics) { $0.report(.invalidUTF8, $1, "the text is not valid UTF-8") }
      return offset + 1
    }
    if HiddenScalar.contains(scalar) {
      let escape = HiddenScalar.escape(scalar)
      damage(offset, length: length, &diagnostics) {
        $0.report(
          .hiddenCharacter, $1, "the character \(escape) can't be seen",
          suggestion: "write it as \(escape) in a text, or remove it")
      }
    }
    return offset + length
  }

  /// Reports the first damage of a line and marks the line.
  private mutating func damage(
    _ offset: Int, length: Int = 1, _ diagnostics: inout DiagnosticBag,
    report: (inout DiagnosticBag, Span) -> Void
  ) {
    let line = source.line(at: offset)
    if damagedLines.last == line { return }
    damagedLines.append(line)
    report(&diagnostics, span(offset, length))
  }

  private func span(_ offset: Int, _ length: Int) -> Span {
    Span(file: file, start: offset, end: offset + length)
  }

  /// Decodes one scalar strictly: no overlong form, no surrogate, nothing above U+10FFFF.
  private func decode(at offset: Int) -> (Unicode.Scalar, length: Int)? {
    let bytes = source.bytes
    let first = bytes[offset]
    let length: Int
    switch first {
    case 0x00...0x7F: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    var value = length == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(length))
    for next in bytes[(offset + 1)..<(offset + length)] {
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let least: [UInt32] = [0, 0, 0x80, 0x800, 0x1_0000]
    guard value >= least[length], let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}
