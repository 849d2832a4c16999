/// An intent that gives a text: a title, or a comment's words.
///
/// In a key's trace the texts are their ids.
protocol TitlingIntent: IntentBehaviour {}

extension TitlingIntent {
  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool { now.title == goal.text }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map { .titled($0, goal.text ?? .empty) }
  }

  static func trace(_ goal: Goal, _ now: SubjectState) -> Trace {
    Trace(prior: now.title.bits, value: (goal.text ?? .empty).bits)
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool { now.title.bits == key.value }

  static func inverse(_ key: KeyRow) -> Inverse? {
    Inverse(intent: declaration.kind, text: TextID(bits: key.prior))
  }

  static var givesTitle: Bool { true }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) {
    copy.title = arguments.text ?? copy.title
  }
}
