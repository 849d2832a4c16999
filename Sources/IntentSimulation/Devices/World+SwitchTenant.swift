import IntentEngine

extension World {
  /// The user turns to another tenant: at once on the device, and with a session as soon as the
  /// server can be asked; what is queued under the tenant before is held.
  mutating func switchTenant(_ tenant: EntityID, _ device: Int) {
    guard tenant != devices[device].tenant else { return }
    if !devices[device].isSwitching {
      devices[device].homeTenant = devices[device].tenant
      devices[device].homeSession = devices[device].session
    }
    stopSync(device)
    devices[device].tenant = tenant
    devices[device].session = .none
    devices[device].isSwitching = true
    note { _ in .deviceChanged(DeviceID(device), .turnedTo(tenant)) }
    forgetCopies(of: device, except: [])
    stopQueue(device, .switchedTenant)
    askForTenant(device)
  }

  /// Asks for the session that a switch of tenant still lacks.
  mutating func askForTenant(_ device: Int) {
    let row = devices[device]
    guard row.isSwitching, !row.signInTimer.isArmed, row.isOnline, row.isAppAlive else { return }
    askForSession(row.user, row.tenant, device)
  }

  /// The server refuses the tenant: the device is back where it was.
  mutating func returnFromTenant(_ device: Int) {
    guard devices[device].isSwitching else { return }
    devices[device].isSwitching = false
    devices[device].tenant = devices[device].homeTenant
    devices[device].session = devices[device].homeSession
    devices[device].wantsSync = true
    note { .deviceChanged(DeviceID(device), .turnedTo($0.devices[device].tenant)) }
    stopQueue(device, .switchedTenant)
    goOnAfterSignIn(device)
  }
}
