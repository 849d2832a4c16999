/// How the order of events is chosen in a random run.
enum FuzzStrategy: Hashable, Sendable {
  /// By virtual time, with the latencies that the network draws.
  case timed
  /// Any event that can happen, each as likely as the other.
  case randomWalk
  /// The devices, the server and the network have priorities, and change them at so many random
  /// moments (Burckhardt et al., "A randomized scheduler with probabilistic guarantees of finding
  /// bugs", 2010).
  case priorities(changes: Int)
  /// The first event that can happen, and so many times the one after it (Emmi, Qadeer and
  /// Rakamarić, "Delay-bounded scheduling", 2011).
  case delays(Int)

  /// Draws a strategy: by time in two of three runs.
  init(_ choices: inout ChoiceSequence) {
    switch choices.weighted([6, 1, 1, 1]) {
    case 1: self = .randomWalk
    case 2: self = .priorities(changes: choices.below(4))
    case 3: self = .delays(1 + choices.below(6))
    default: self = .timed
    }
  }
}
