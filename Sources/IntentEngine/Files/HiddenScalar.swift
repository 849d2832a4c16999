/// Characters that can't be seen, or that change how those around them are shown.
///
/// They stand in a file only as escapes in a text, so that what a reviewer reads is what runs.
package enum HiddenScalar {
  /// Whether a scalar must be written as an escape.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true  // control characters
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // writing direction
    case 0x200B, 0x2028, 0x2029, 0xFEFF: true  // no width, or a break that is no line break
    case 0x00AD, 0x034F, 0x180E, 0x2060...0x2064, 0x206A...0x206F, 0xFFF9...0xFFFB: true  // unseen
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0xE0000...0xE007F: true  // fillers and tags
    default: false
    }
  }

  /// The scalar as an escape.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// A text that can be shown safely: hidden characters as escapes.
  package static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: contains) else { return text }
    return text.unicodeScalars.reduce(into: "") { shown, scalar in
      if contains(scalar) {
        shown += escape(scalar)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
  }
}
