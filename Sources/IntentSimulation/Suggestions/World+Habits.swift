import IntentEngine

/// What a device knows of one intent's suggestions, as the judge sees it.
public struct HabitStatus: Hashable, Sendable {
  public var intent: IntentKind
  public var standing: SuggestionPolicy.Standing
  public var evidence: SuggestionPolicy.Evidence
}

extension World {
  /// What a device has donated for the account that it works for, the latest first.
  public func donations(of device: DeviceID) -> [SuggestedIntent] {
    suggestions.donated(by: account(of: Int(device.index)))
  }

  /// Where an intent stands with that account.
  public func habit(of intent: IntentKind, on device: DeviceID) -> HabitStatus {
    let account = account(of: Int(device.index))
    return HabitStatus(
      intent: intent, standing: suggestions.standing(of: intent, with: account, now: now),
      evidence: suggestions.evidence(of: intent, with: account, now: now))
  }

  /// What was shown as one list, whatever became of it.
  public func suggestions(shownAs list: Int) -> [SuggestedIntent] {
    suggestions.showings.rows.filter { Int($0.list) == list }.map(\.suggestion)
  }
}
