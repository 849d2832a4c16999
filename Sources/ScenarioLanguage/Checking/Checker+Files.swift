import IntentEngine

extension Checker {
  /// A file and what is in it: `"plan.pdf" (application/pdf, 120KB, really text/html)`.
  ///
  /// What is not said to be really otherwise is as the file claims. The hash is that of all this, so
  /// that two files that read the same are the same.
  mutating func file(_ binding: Binding) -> (file: FileID, content: ContentID)? {
    guard let claim = FileClaim(binding.tokens.dropFirst()) else {
      diagnostics.report(
        .badFile, binding.span, "this is no file",
        suggestion: "a file is written like \"plan.pdf\" (application/pdf, 120KB), and one that is "
          + "not what it claims like \"plan.pdf\" (application/pdf, 120KB, really text/html)")
      return nil
    }
    let name = setup.texts.intern(binding.text)
    let type = claim.realType ?? claim.type
    let size = claim.realSize ?? claim.size
    var hash = Fingerprint()
    for byte in (binding.text + type).utf8 { hash.fold(UInt64(byte)) }
    hash.fold(size)
    let content = FileContent(type: setup.texts.intern(type), size: size, hash: hash.value)
    let file = IntentFile(
      name: name, type: setup.texts.intern(claim.type), size: claim.size, hash: hash.value)
    return (setup.files.intern(file), setup.files.intern(content))
  }
}

/// What stands in the parentheses behind a file's name.
private struct FileClaim {
  var type: String
  var size: UInt64
  var realType: String?
  var realSize: UInt64?

  /// Reads the tokens from the opening to the closing parenthesis.
  init?(_ tokens: ArraySlice<Token>) {
    let items = tokens.split(omittingEmptySubsequences: false) { $0.kind == .comma }
      .map { $0.map(\.text).joined(separator: " ") }
    guard items.count >= 2, let first = items.first, let last = items.last else { return nil }
    var inner = items
    inner[0] = String(first.dropFirst())
    inner[items.count - 1] = String(last.dropLast())
    guard FileClaim.isType(inner[0]), case .success(let size) = Values.size(inner[1]) else {
      return nil
    }
    (type, self.size) = (inner[0], size)
    for item in inner.dropFirst(2) {
      guard item.hasPrefix("really ") else { return nil }
      let value = String(item.dropFirst("really ".count))
      if case .success(let size) = Values.size(value), realSize == nil {
        realSize = size
      } else if FileClaim.isType(value), realType == nil {
        realType = value
      } else {
        return nil
      }
    }
  }

  /// Whether a text is a media type: two words with a slash between them.
  private static func isType(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
              || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || Keywords.isDigit(byte)
              || "-+.".utf8.contains(byte)
          }
      }
  }
}
