/// Whether an undo is open to who would ask for it (rule `reply.three-parts`).
extension Engine {
  /// The same, of what was just done.
  func mayTakeBack(_ context: borrowing Context) -> Bool {
    guard changesPlaces(context.intent), let key = context.request.key,
      let row = state.row(of: key, tenant: context.tenant, user: context.user)
    else { return true }
    return mayTakeBack(row, context)
  }

  /// Whether the user of a settled key may still take back what it did: a change of who may do what
  /// can have taken the user's own sight or right away.
  func mayTakeBack(_ row: Int, _ context: borrowing Context) -> Bool {
    let key = state.keys[row]
    guard changesPlaces(key.intent), let made = key.entity,
      let inverse = key.intent.behaviour.inverse(key)
    else { return true }
    guard let entity = present(made, context),
      let tenancy = state.tenancy(of: context.user, in: context.tenant), tenancy.isActive
    else { return false }
    return inverse.intent.behaviour.permits(
      grant(of: context.user, in: entity, isTenantAdmin: tenancy.isAdmin))
  }

  private func changesPlaces(_ intent: IntentKind) -> Bool {
    !IntentTraits.all[Int(intent.rawValue)].effects.isDisjoint(with: .places)
  }
}
