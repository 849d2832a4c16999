/// A user: the head of the list of tenancies.
@frozen
public struct UserRow: Row {
  /// The first `TenancyRow`, or -1.
  public var firstTenancy: Int32

  public func fold(into fingerprint: inout Fingerprint) { fingerprint.fold(Int(firstTenancy)) }
}
