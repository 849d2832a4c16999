/// Numbers with what they count.
package enum Count {
  /// `1 scenario`, `2 scenarios`.
  package static func of(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
