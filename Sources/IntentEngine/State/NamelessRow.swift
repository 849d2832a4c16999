/// A row that names neither a device nor a session, a step, an invocation or a key.
public protocol NamelessRow: Row {}

extension NamelessRow {
  /// Under other names it is the same.
  public func renamed(by renaming: Renaming) -> Self? { self }
}

extension TenantRow: NamelessRow {}
extension UserRow: NamelessRow {}
extension TenancyRow: NamelessRow {}
extension TeamRow: NamelessRow {}
extension TeamMemberRow: NamelessRow {}
extension ProjectRow: NamelessRow {}
extension MemberRow: NamelessRow {}
extension TaskRow: NamelessRow {}
extension AliasRow: NamelessRow {}
extension SubscriptionRow: NamelessRow {}
extension LossRow: NamelessRow {}
extension LostRow: NamelessRow {}
extension ApprovalRow: NamelessRow {}
/// The device that began an operation is counted, and nothing depends on it.
extension OperationContent: NamelessRow {}

extension SessionRow {
  /// The session of the device in the place of its own.
  public func renamed(by renaming: Renaming) -> SessionRow? {
    var row = self
    row.device = renaming.device(device)
    return row
  }

  /// The sessions of time 0 change places with their devices.
  public static func place(_ place: Int, under renaming: Renaming) -> Int {
    Int(renaming.session(SessionID(place)).index)
  }
}

extension DisplayRow {
  /// The display on the device in the place of its own.
  public func renamed(by renaming: Renaming) -> DisplayRow? {
    var row = self
    row.device = renaming.device(device)
    return row
  }
}

extension CommentRow {
  /// The comment that the operation in the place of its own made.
  public func renamed(by renaming: Renaming) -> CommentRow? {
    guard let madeBy else { return self }
    return renaming.key(madeBy).map { key in
      var row = self
      row.madeBy = key
      return row
    }
  }
}

/// A row that belongs to one key.
protocol KeyedRow: Row {
  var key: OperationKey { get set }
}

extension KeyedRow {
  /// The row of the key in the place of its own.
  public func renamed(by renaming: Renaming) -> Self? {
    renaming.key(key).map { key in
      var row = self
      row.key = key
      return row
    }
  }
}

extension KeyRow: KeyedRow {}
extension Reservation: KeyedRow {}
extension ChallengeRow: KeyedRow {}
extension OfferRow: KeyedRow {}
extension PreferenceRow: KeyedRow {}
extension ProposalRow: KeyedRow {}
