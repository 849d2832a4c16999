import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// Holds facts to a world as it is now.
struct FactChecker {
  let world: World
  let teller: Teller

  init(_ world: World) {
    self.world = world
    teller = Teller(world)
  }

  var state: State { world.engine.state }

  /// Why a fact is not so; `nil` when it is.
  func refute(_ fact: Fact) -> String? {
    switch fact {
    case .outcome(let invocation, let word, let replayed, let on, let overturned):
      refuteOutcome(invocation, word, replayed, on, overturned)
    case .entity(let designation, let state, let version):
      refuteEntity(designation, state, version)
    case .role(let member, let project, let role): refuteRole(member, project, role)
    case .place(let user, let team, let role): refutePlace(user, team, role)
    case .active(let user, let tenant, let isActive): refuteActivity(user, tenant, isActive)
    case .effects(let invocation, let count):
      refuteCount(
        effectCount(of: invocation), count,
        "\(teller.name(invocation)) took effect")
    case .attempts(let invocation, let count):
      refuteCount(
        world.status(of: invocation).requests, count,
        "\(teller.name(invocation)) was attempted")
    case .audit(let invocation, let words): refuteAudit(invocation, words)
    case .confirmation(let invocation, let parts): refuteConfirmation(invocation, parts)
    case .offers(let invocation, let recoveries): refuteOffers(invocation, recoveries)
    case .mentions(let invocation, let text, let negated):
      refuteMention(invocation, text, negated)
    case .summary(let invocation, let text): refuteSummary(invocation, text)
    case .toldTheSame(let left, let right): refuteSame(left, right)
    case .holds(let device, let designation, let version, let negated):
      refuteHolds(device, designation, version, negated)
    case .outbox(let device, let count): refuteOutbox(device, count)
    case .signedIn(let device, let user): refuteSignedIn(device, user)
    case .metric(let intent, let figure, let entry, let value):
      refuteMetric(intent, figure, entry, value)
    case .entryPoints(let intent, let entries): refuteEntryPoints(intent, entries)
    case .suggests(let list, let suggestion, let negated):
      refuteSuggests(list, suggestion, negated)
    case .donates(let device, let suggestion, let negated):
      refuteDonates(device, suggestion, negated)
    case .standing(let intent, let device, let standing):
      refuteStanding(intent, device, standing)
    case .discovers(let device, let intent, let negated):
      refuteDiscovers(device, intent, negated)
    case .standingInWeek, .showings, .neverShown: "there are no weeks here"
    case .file(let name, let designation): refuteFile(name, on: designation)
    }
  }

  /// A world without a past has counted while it ran.
  private func effectCount(of invocation: InvocationID) -> Int {
    world.options.countsEffects
      ? world.effects(of: invocation) : Playthrough.effectCount(of: invocation, in: world)
  }

  func refuteCount(_ actual: Int, _ expected: Int, _ what: String) -> String? {
    actual == expected ? nil : "\(what) \(actual == 1 ? "once" : "\(actual) times")"
  }

  /// The entity that a designation names now: for an old id, what it leads to; `nil` where nothing
  /// was made.
  func entity(_ designation: Designation) -> EntityID? {
    guard let named = named(designation) else { return nil }
    let ends = state.ends(of: named)
    return ends.count == 1 ? ends[0] : named
  }

  /// The entity that was given a name, whatever has become of its id.
  func named(_ designation: Designation) -> EntityID? {
    switch designation {
    case .entity(let entity): entity
    case .made(let invocation):
      world.status(of: invocation).made
        ?? world.status(of: invocation).key.flatMap { key in
          state.comments.rows.firstIndex { $0.madeBy == key }.map { EntityID(.comment, $0) }
            ?? state.proposals.rows.firstIndex { $0.key == key }.map { EntityID(.proposal, $0) }
        }
    case .titled, .position: nil
    }
  }
}
