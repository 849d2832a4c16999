import IntentEngine

/// Texts in double quotes: `\"`, `\\` and `\u{…}`.
enum TextLiteral {
  /// The text as the formatter writes it: hidden characters as escapes, all others as they are.
  static func written(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case _ where HiddenScalar.contains(scalar): written += HiddenScalar.escape(scalar)
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }

  /// What an escape says, and its length in bytes; `nil` when there is no such escape.
  ///
  /// - Parameter bytes: what follows the backslash.
  static func escape(_ bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
    switch bytes.first {
    case UInt8(ascii: "\""): return ("\"", 1)
    case UInt8(ascii: "\\"): return ("\\", 1)
    case UInt8(ascii: "u"): break
    default: return nil
    }
    let digits = bytes.dropFirst(2).prefix(9)
    guard bytes.dropFirst().first == UInt8(ascii: "{"),
      let close = digits.firstIndex(of: UInt8(ascii: "}")),
      let value = hexadecimal(digits[..<close]), let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, close - bytes.startIndex + 1)
  }

  /// The value of up to eight hexadecimal digits.
  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32? {
    guard !digits.isEmpty && digits.count <= 8 else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(digit - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(digit - 87)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(digit - 55)
      default: return nil
      }
    }
    return value
  }
}
