import IntentEngine

/// A file that another app has handed over on a device, under its name there.
///
/// It stays the other app's: it can be gone, or be another one, by the time that a queue runs.
struct FileRow: Row {
  var device: DeviceID
  var name: TextID
  /// What is there now; `nil` when the other app has removed it.
  var content: ContentID?

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(device.index, name.index)
    fingerprint.fold(Int(content?.index ?? -1))
  }
}
