/// A file of a scenario in which Alice completes a task, for tests that need any one.
enum CompletedTask {
  /// The file's text.
  static func text(expecting fact: String = "fin is completed") -> String {
    """
    scenario Completed
      A task is completed.

    world
      tenant acme
        user alice
        project launch "Launch" owned by alice
          task t1 "Book the venue"

    devices
      phone of alice

    steps
      at 0s  phone: complete t1 as fin

    expect
      \(fact)

    """
  }
}
