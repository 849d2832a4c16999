import IntentEngine
import IntentSimulation

/// A part of a run that a rule can be asked of by itself: a whole run, or one event of an explored one.
///
/// It never changes, and every rule looks at it: a class, so that none of them copies the worlds.
final class Passage: Sendable {
  /// The world before it, whose journal and trace are empty.
  let before: World
  /// The world after it: its journal and its trace tell what happened in the passage, and no more.
  let world: World
  /// The places in the trace at which a request was decided: what most rules ask of.
  let decisions: [Int]

  /// Takes the worlds before and after.
  init(before: World, world: World) {
    self.before = before
    self.world = world
    decisions = world.trace.indices.filter { world.trace[$0].event.isDecision }
  }

  /// What the script and the devices are.
  var setup: WorldSetup { world.setup }

  /// The records that were written, in order.
  var records: Chunks<AuditRecord> { world.engine.journal.records }

  /// Puts the world after it into words; whoever asks for words depends on nothing.
  var teller: Teller { Teller(world.unwatched) }
}
