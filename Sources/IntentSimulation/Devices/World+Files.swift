import IntentEngine

extension World {
  /// Another app hands a file over.
  mutating func handOver(_ invocation: Invocation, _ device: Int) {
    guard let file = invocation.file, device >= 0 else { return }
    let name = setup.files[file].name
    if let place = placeOfFile(name, device) {
      files[place].content = invocation.content
    } else {
      files.append(FileRow(device: DeviceID(device), name: name, content: invocation.content))
    }
  }

  /// The other app removes a file that it had handed over, or puts another one in its place.
  mutating func setFile(_ name: TextID, _ content: ContentID?, _ step: Int, _ device: Int) {
    guard let place = placeOfFile(name, device) else {
      return note { _ in .refused(step: step, .nothingShown) }
    }
    files[place].content = content
    note { _ in
      .deviceChanged(DeviceID(device), content == nil ? .fileRemoved(name) : .fileReplaced(name))
    }
  }

  /// What is there of an operation's file when it is sent; nothing on a device that it was not handed
  /// over on.
  func content(of file: FileID?, on device: Int) -> ContentID? {
    guard let file, let place = placeOfFile(setup.files[file].name, device) else { return nil }
    return files[place].content
  }

  /// The row of a file that was handed over on a device.
  func placeOfFile(_ name: TextID, _ device: Int) -> Int? {
    files.rows.firstIndex { $0.device == DeviceID(device) && $0.name == name }
  }
}
