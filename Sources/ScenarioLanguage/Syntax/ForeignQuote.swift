/// Quotes that other languages, and word processors, put around a text.
enum ForeignQuote {
  /// What closes the text that a word opens, when it begins with such a quote.
  static func closing(of word: String) -> [String]? {
    switch word.unicodeScalars.first {
    case "'": ["'"]
    case "`": ["`", "'"]
    case "\u{2018}", "\u{2019}", "\u{201A}": ["\u{2018}", "\u{2019}"]
    case "\u{201C}", "\u{201D}", "\u{201E}": ["\u{201C}", "\u{201D}", "\""]
    case "\u{AB}", "\u{BB}": ["\u{AB}", "\u{BB}"]
    default: nil
    }
  }
}
