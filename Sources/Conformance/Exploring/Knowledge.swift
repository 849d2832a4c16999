import IntentSimulation

/// What is known of steps and messages while worlds are looked at; it only grows between two looks.
struct Knowledge {
  var memo: StepMemo
  var moves: MoveTable
  /// Whether replies that come too late arrive before anything else happens.
  var takesLateRepliesFirst = false
  /// By message, from 1: whether the server has admitted it.
  var areAdmitted: [Bool] = []
  /// By message, from 1: the first one that is the same wherever worlds are one.
  var namesakes: [UInt32] = []
  /// The values that the root has, of all slots that vary.
  var rootValues: [UInt32] = []
}

/// What has to be found out in the real world before a look can go on.
enum Unknown {
  /// Whether something is possible, by its number among the questions.
  case question(Int)
  /// Whether a message comes too late, by its number and its place.
  case late(UInt32, Int)
  /// How far time may pass.
  case deadlines
  /// What a move does.
  case step(Move)
}
