import IntentEngine
import IntentSimulation

/// The one namespace of a scenario: what each name means, where it was declared, whether anything
/// refers to it.
struct NameTable {
  enum Meaning {
    case entity(EntityID)
    case device(DeviceID)
    case operation(InvocationID)
    /// A run of a Shortcut: its operations have names of their own.
    case run
    /// What was suggested at one time.
    case suggestions(Int)
    /// Something is wrong with its declaration, which was reported.
    case doubtful
  }

  struct Declaration {
    var meaning: Meaning
    var span: Span
    var isUsed = false
  }

  /// What lines with mistakes were probably meant to declare; nothing is said of these names.
  var doubtful: Set<String> = []
  private var declarations: [String: Declaration] = [:]
  /// The names in the order of their declaration.
  private(set) var order: [String] = []

  /// The declaration of a name.
  subscript(name: String) -> Declaration? { declarations[name] }

  /// Declares a name, which is free.
  mutating func declare(_ name: String, _ meaning: Meaning, at span: Span) {
    declarations[name] = Declaration(meaning: meaning, span: span)
    order.append(name)
  }

  /// Remembers that something refers to a name; a step of a run refers to the run.
  mutating func use(_ name: String) {
    declarations[name]?.isUsed = true
    if let dot = name.firstIndex(of: ".") { declarations[String(name[..<dot])]?.isUsed = true }
  }

  /// Whether a name stands for something that was reported already.
  func isDoubtful(_ name: String) -> Bool {
    let base = String(name.prefix { $0 != "." })
    guard let declaration = declarations[base] else { return doubtful.contains(base) }
    if case .doubtful = declaration.meaning { return true }
    return false
  }

  /// The names whose meaning is accepted, in the order of their declaration.
  func names(where accepts: (Meaning) -> Bool) -> [String] {
    order.filter { name in declarations[name].map { accepts($0.meaning) } ?? false }
  }
}

extension NameTable.Meaning {
  /// What a name of this meaning is, with its article.
  var noun: String {
    switch self {
    case .entity(let id): Wording.article(id.kind.word)
    case .device: "a device"
    case .operation: "an operation"
    case .run: "a run of a Shortcut"
    case .suggestions: "a list of suggestions"
    case .doubtful: "a name"
    }
  }
}
