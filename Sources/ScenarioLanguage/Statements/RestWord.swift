/// Words for where an operation rests on its device, when the server has not had the last word.
enum RestWord: String, CaseIterable {
  case kept, waiting, parked, held
  case outboxFull = "outbox-full"
  case notShown = "not-shown"
  case notReached = "not-reached"
  case dropped
}
