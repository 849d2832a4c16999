import Conformance

/// The options that say what a search may leave out.
enum ReductionOptions {
  private static let noPartialOrder = OptionDeclaration(
    name: "--no-partial-order", help: "let replies that come too late wait for everything else too")
  private static let noSymmetry = OptionDeclaration(
    name: "--no-symmetry", help: "tell interchangeable devices apart")
  private static let noReductions = OptionDeclaration(
    name: "--no-reductions", help: "leave nothing out: look at every world, and play every order")

  static let all = [noPartialOrder, noSymmetry, noReductions]

  /// What may be left out.
  static func reductions(_ arguments: Arguments) -> Reductions {
    if arguments.has(noReductions.name) { return [] }
    var reductions = Reductions.usual
    if arguments.has(noPartialOrder.name) { reductions.remove(.partialOrder) }
    if arguments.has(noSymmetry.name) { reductions.remove(.symmetry) }
    return reductions
  }
}
