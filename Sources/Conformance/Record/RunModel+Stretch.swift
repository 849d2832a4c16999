extension RunModel {
  /// A stretch of the run, as a run of its own: what there is before it is its beginning.
  package func stretch(_ range: Range<Int>) -> RunModel {
    var part = self
    part.beginning = state(after: range.lowerBound - 1)
    part.events = Array(events[range])
    part.messages = messages.compactMap { message in
      part.lanes.firstIndex { $0.kind == .network }.flatMap { message.within(range, network: $0) }
    }
    part.lanes = lanes.map { lane in
      var lane = lane
      lane.pauses = lane.pauses.compactMap { $0.within(range) }
      return lane
    }
    if range.upperBound < events.count { part.leftOut = 0 }
    return part
  }
}

extension RunMessage {
  /// What of it there is in a stretch; what was on its way before comes from the network.
  fileprivate func within(_ range: Range<Int>, network: Int) -> RunMessage? {
    guard sent < range.upperBound, end.map({ $0 >= range.lowerBound }) ?? true else { return nil }
    var part = self
    if sent < range.lowerBound { part.from = network }
    part.sent = max(sent, range.lowerBound) - range.lowerBound
    part.arrived = arrived.flatMap { $0.within(range) }
    part.lost = lost.flatMap { $0.within(range) }
    return part
  }
}

extension RunModel.Pause {
  /// What of it there is in a stretch.
  fileprivate func within(_ range: Range<Int>) -> RunModel.Pause? {
    guard from ?? 0 < range.upperBound, to ?? range.upperBound > range.lowerBound else {
      return nil
    }
    return RunModel.Pause(
      from: from.flatMap { $0.within(range) }, to: to.flatMap { $0.within(range) })
  }
}

extension Int {
  /// The place in a stretch; `nil` outside of it.
  fileprivate func within(_ range: Range<Int>) -> Int? {
    range.contains(self) ? self - range.lowerBound : nil
  }
}
