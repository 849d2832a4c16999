import IntentEngine
import IntentSimulation

extension Transcript {
  /// The devices at the end: who is signed in, what waits, what was refused, what is held.
  var devices: [[String]] {
    playthrough.scenario.setup.devices.indices.map { index in
      let device = DeviceID(index)
      let status = playthrough.world.status(of: device)
      let user = status.isSignedIn ? "signed in as \(teller.name(status.user))" : "signed out"
      let outbox =
        status.outbox.isEmpty
        ? "outbox empty" : "outbox " + status.outbox.map { teller.name($0) }.joined(separator: ", ")
      let copies = status.copies.filter { !$0.isDeleted }.map {
        "\(teller.name($0.entity)) \($0.version.number)"
      }
      return [
        teller.name(device), user, outbox + refused(status),
        copies.isEmpty ? "holds nothing" : "holds " + copies.joined(separator: ", "),
      ]
    }
  }

  /// What was refused and still wants the user's eye, with the reason.
  private func refused(_ status: DeviceStatus) -> String {
    guard !status.refused.isEmpty else { return "" }
    let words = status.refused.map {
      "\(teller.name($0)) (\(playthrough.world.status(of: $0).word))"
    }
    return ", refused " + words.joined(separator: ", ")
  }
}
