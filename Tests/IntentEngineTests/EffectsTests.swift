import Testing

@testable import IntentEngine

/// What an intent can declare to do, one bit a kind (rule `intent.declared`).
@Suite("Effects")
struct EffectsTests {
  private static let kinds: [Effects] = [
    .taskState, .title, .commentAdded, .commentText, .commentDeleted, .commentRestored,
    .membership, .audience, .ownership, .subscription, .keysDropped, .archiving, .assignment,
    .schemasDropped, .identity, .suspension, .approval, .sessions, .taskDeleted, .taskRestored,
    .placement, .attachment,
  ]

  @Test("every kind of effect has a bit of its own")
  func disjoint() {
    var seen: Effects = []
    for kind in Self.kinds {
      #expect(kind.rawValue.nonzeroBitCount == 1)
      #expect(seen.isDisjoint(with: kind), "bit of \(kind.rawValue) is taken")
      seen.formUnion(kind)
    }
  }

  @Test("no intent declares an effect that is none of them", arguments: IntentKind.allCases)
  func declared(intent: IntentKind) {
    #expect(intent.declaration.effects.isSubset(of: Effects(Self.kinds)))
  }

  @Test("approving and deleting a task are not one for the other")
  func apart() {
    let proposal = EntityID(.proposal, 0)
    let task = EntityID(.task, 0)
    #expect(
      !Event.taskDeleted(task).effects.isSubset(of: IntentKind.approveTransfer.declaration.effects))
    #expect(
      !Event.transferApproved(proposal, commits: false).effects
        .isSubset(of: IntentKind.deleteTask.declaration.effects))
  }
}
