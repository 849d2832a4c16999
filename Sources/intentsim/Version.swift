/// The version of the command.
enum Version {
  static let current = "0.1.0"
}
