import IntentSimulation
import ScenarioLanguage

extension WorldOptions {
  /// Makes the options those of a world without time, in which happens what a scenario's `explore`
  /// part allows.
  mutating func explore(_ budget: ExploreBudget) {
    isTimed = false
    ordersAny = budget.ordersAny
    losses = budget.losses
    duplicates = budget.duplicates
    crashes = budget.crashes
    expiries = budget.expiries
    timeouts = budget.timeouts
    attempts = budget.attempts
    splitsCommits = budget.splitsCommits
    countsEffects = true
  }

  /// The same for a run that follows a schedule: without an `explore` part, it may do what it says.
  mutating func explore(_ budget: ExploreBudget?, following schedule: [EventIdentity]) {
    if let budget { return explore(budget) }
    explore(ExploreBudget())
    allow(schedule)
  }
}
