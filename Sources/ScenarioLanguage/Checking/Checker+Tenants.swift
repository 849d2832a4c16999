import IntentEngine
import IntentSimulation

/// Devices that are signed in to several tenants of their user.
extension Checker {
  /// Another tenant that a device is signed in to.
  mutating func alsoIn(_ binding: Binding, of device: inout DeviceSetup) {
    guard let tenant = entity(binding) else { return }
    if tenant == device.tenant || device.alsoIn.contains(tenant) {
      diagnostics.report(
        .repeatedItem, binding.span, "it is signed in to \(binding.token.shown) already")
    } else if checkMembership(of: device.user, in: tenant, binding) {
      device.alsoIn.append(tenant)
    }
  }

  /// The tenant that a step of a Shortcut names.
  mutating func tenant(
    of match: Match<ShortcutStatement>?, on device: DeviceID
  ) -> EntityID? {
    guard let binding = match?[0], let tenant = entity(binding),
      Int(device.index) < setup.devices.count
    else { return nil }
    let user = setup.devices[Int(device.index)].user
    return checkMembership(of: user, in: tenant, binding) ? tenant : nil
  }

  /// The sign-ins to other tenants, behind those of all devices.
  mutating func signInElsewhere() {
    for (index, device) in setup.devices.enumerated() {
      for tenant in device.alsoIn {
        setup.genesis.sessions.append(
          Genesis.Session(user: device.user, tenant: tenant, device: DeviceID(index)))
      }
    }
  }

  private mutating func checkMembership(
    of user: EntityID, in tenant: EntityID, _ binding: Binding
  ) -> Bool {
    if belongs(user, to: tenant) { return true }
    diagnostics.report(
      .outsideTenant, binding.span,
      "\(setup.names[user] ?? "the user") does not belong to the tenant \(binding.token.shown)")
    return false
  }
}
