/// What may follow a command besides options.
enum OperandDeclaration: Hashable, Sendable {
  /// Nothing.
  case none
  /// Any number of files and folders.
  case paths
  /// One of a few words, which may be left out unless it is required; behind some of them stand
  /// whole numbers, each with a label.
  case word(label: String, of: [String], isRequired: Bool, numbers: [String: [String]] = [:])
  /// A name, or what several begin with; it may be left out.
  case prefix(label: String, of: [String])

  /// How the usage line writes it.
  var usage: String? {
    switch self {
    case .none: nil
    case .paths: "[PATH...]"
    case .word(let label, let words, let isRequired, let numbers):
      (isRequired ? label : "[\(label)]")
        + words.compactMap { word in
          numbers[word].map { " (\(word): \($0.joined(separator: " ")))" }
        }.joined()
    case .prefix(let label, _): "[\(label)]"
    }
  }

  /// The words that can stand there, where these are known.
  var words: [String] {
    switch self {
    case .none, .paths: []
    case .word(_, let words, _, _), .prefix(_, let words): words
    }
  }
}
