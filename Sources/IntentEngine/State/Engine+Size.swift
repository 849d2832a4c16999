extension Engine {
  /// The bytes that keys, their index and the journal take, for stating the memory an operation
  /// costs.
  public var bytesOfOperations: Int { state.bytesOfKeys + journal.byteCount }
}

extension State {
  fileprivate var bytesOfKeys: Int {
    keys.count * MemoryLayout<KeyRow>.stride + contents.count
      * MemoryLayout<OperationContent>.stride + index.byteCount
  }
}

extension Journal {
  fileprivate var byteCount: Int {
    records.count * MemoryLayout<AuditRecord>.stride + events.count * MemoryLayout<Event>.stride
      + contents.count * MemoryLayout<OperationContent>.stride
      + challenges.count * MemoryLayout<ChallengeRow>.stride
  }
}
