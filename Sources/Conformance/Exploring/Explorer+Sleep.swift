/// Playing only one order of two moves that do not touch each other.
extension Explorer {
  /// Makes the moves that do not sleep; a move that was made sleeps in the worlds that the later ones
  /// lead to, as long as they do not touch it (Godefroid, "Partial-order methods", 1996).
  ///
  /// Where a world is reached again, what slept in it and sleeps no more is made then.
  ///
  /// - Parameters:
  ///   - chosen: the moves to make, as a number of the sleep sets; all that do not sleep for `nil`.
  ///   - next: takes the worlds that were never seen.
  mutating func expandAwake(_ number: Int, only chosen: UInt32?, into next: inout PackedStates) {
    conflicts.prepare(
      look.possible, known.memo, budgets: store.indexOfBudgets,
      left: store.budgets(look.state.values))
    orderByName()
    sort(sleep[asleep[number]], chosen.map { sleep[$0] })
    for index in look.possible.indices where look.possible[index].state == .waits {
      let set = sleepers(after: index)
      if !isMadeTwice(index) { found.transitions += 1 }
      let fingerprint = look.reached[index]
      if let again = seen[0].insert(fingerprint) {
        arrive(again: Int(again), set, by: index)
      } else {
        guard hasRoom else { return }
        follow(index, from: number, into: &next)
        asleep.append(set)
      }
      look.possible[index].state = .made
    }
  }

  /// There are few moves: sorting them by insertion beats a list of its own.
  private mutating func orderByName() {
    byName.removeAll(keepingCapacity: true)
    for index in look.possible.indices {
      var place = byName.count
      while place > 0, look.possible[byName[place - 1]].name > look.possible[index].name {
        place -= 1
      }
      byName.insert(index, at: place)
    }
  }

  /// Says of each move whether it is made now.
  private mutating func sort(_ sleeping: ArraySlice<UInt32>, _ chosen: ArraySlice<UInt32>?) {
    for index in look.possible.indices {
      let name = look.possible[index].name
      if sleeping.contains(name) {
        look.possible[index].state = .passed
      } else if let chosen, !chosen.contains(name) {
        look.possible[index].state = .leftOut
      } else {
        look.possible[index].state = .waits
      }
    }
  }

  private func isMadeTwice(_ index: Int) -> Bool {
    look.possible.indices.contains {
      look.possible[$0].state == .made && look.reached[$0] == look.reached[index]
    }
  }

  /// What need not be made after a move: what sleeps or was made here, and does not touch it.
  private mutating func sleepers(after index: Int) -> UInt32 {
    quiet.removeAll(keepingCapacity: true)
    for other in byName {
      let state = look.possible[other].state
      guard state == .passed || state == .made, !conflicts.areInConflict(other, index) else {
        continue
      }
      quiet.append(look.possible[other].name)
    }
    return sleep.number(of: quiet)
  }

  /// A world is reached again: what sleeps on only one of the ways to it is awake.
  private mutating func arrive(again number: Int, _ set: UInt32, by index: Int) {
    if neverWakes {
      asleep[number] = sleep.union(asleep[number], set)
      return
    }
    let before = asleep[number]
    let woken = sleep.difference(before, set)
    if woken == SleepSets.empty { return }
    asleep[number] = sleep.intersection(before, set)
    // Who was not looked at yet will find them awake.
    if number >= lookedAt { return }
    let step = Int(look.possible[index].step)
    revisits.add(number, woken, &sleep) { $0.append(look.state, after: step, known.memo) }
  }
}
