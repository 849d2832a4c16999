import IntentEngine

/// Whose suggestions they are: what one account did is nothing to another on the same device.
struct Account: BitwiseCopyable, Hashable, Sendable {
  var device: DeviceID
  var user: EntityID
  var tenant: EntityID

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(Int(device.index))
    fingerprint.fold(UInt64(user.rawValue) << 32 | UInt64(tenant.rawValue))
  }
}

extension SuggestedIntent {
  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(intent.rawValue) << 32 | UInt64(entity.rawValue))
  }
}
