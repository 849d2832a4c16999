import IntentEngine

/// Following worlds under other names while they step.
extension WorldStore {
  /// Says from now on what steps add under other names as well.
  ///
  /// - Parameter renamings: those under which a run is the same run, by the set-up.
  /// - Returns: those of them under which the root is the same world; `Performed.images` has one number
  ///   for each.
  package mutating func follow(_ renamings: [Renaming]) -> [Renaming] {
    let weights = live.tableWeights()
    let followed = renamings.filter { live.fingerprint(under: $0) == live.fingerprint }
    let unchanged = Renaming(keys: (0...UInt32(live.setup.invocationCount)).map { $0 })
    noImages = RenamedSums(followed.isEmpty ? [] : [unchanged] + followed, weights: weights)
    return followed
  }

  func images(of message: MessageRow) -> [UInt64]? {
    var terms: [UInt64] = []
    for renaming in noImages.renamings {
      guard let renamed = message.renamed(by: renaming) else { return nil }
      terms.append(live.term(of: renamed))
    }
    return terms
  }

  /// What the step adds under other names, which holds only where the sum under its own is right.
  func tell(_ performed: inout Performed, _ images: RenamedSums) {
    guard !images.renamings.isEmpty else { return }
    var images = images
    for message in performed.taken {
      images.add(messageImages[Int(message) - 1], isSent: false)
    }
    for message in performed.sent { images.add(messageImages[Int(message) - 1], isSent: true) }
    performed.areImagesKnown = images.areKnown && images.sums.first == performed.delta
    performed.images = Array(images.sums.dropFirst())
  }
}

extension World {
  /// The fingerprint under other names; `nil` where something has none that are known, as deadlines
  /// where time can pass.
  package func fingerprint(under renaming: Renaming) -> UInt64? {
    guard !timePasses else { return nil }
    var world = self
    var total = RenamedTotal(renaming, weights: tableWeights())
    world.visitTables(&total)
    for place in 0..<messages.unwatchedCount where messages.unwatched(place).isLive {
      guard let message = messages.unwatched(place).renamed(by: renaming) else { return nil }
      total.add(term(of: message))
    }
    return total.sum
  }

  /// By table, in the order of visiting: what its sum counts with in the fingerprint.
  func tableWeights() -> [UInt64] {
    var world = self
    var (server, all) = (TableCounter(), TableCounter())
    world.engine.visitTables(&server)
    world.visitTables(&all)
    // The reservations are a part of their own, behind the server's state.
    return Fingerprint.Sum.weights(part: 1, count: server.count - 1)
      + Fingerprint.Sum.weights(part: 2, count: 1)
      + Fingerprint.Sum.weights(part: 3, count: all.count - server.count)
  }
}

private struct TableCounter: TableVisitor {
  private(set) var count = 0

  mutating func visit<Element: Row>(_ rows: inout Table<Element>) { count += 1 }
}
