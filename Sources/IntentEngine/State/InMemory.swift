/// Keeps a large value in memory.
///
/// The compiler takes a struct of half a kilobyte apart and puts it together again, by copying all
/// of it, for every call that it is lent to; the decision chain then spends a quarter of its time on
/// copies. A value that holds an existential is passed by its address instead. Measured with
/// `intentsim bench engine`; remove it when the compiler no longer needs it.
struct InMemory: Sendable {
  private let anything: (any Sendable)? = nil
}
