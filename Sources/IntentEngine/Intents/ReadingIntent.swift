/// An intent that changes nothing: what the user may see is all that it needs.
protocol ReadingIntent: IntentBehaviour {}

extension ReadingIntent {
  static func permits(_ grant: Grant) -> Bool { true }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? { nil }
}
