import IntentSimulation

/// Following each way to its end before the next one is taken up: fewer worlds wait, and a way is
/// seldom a shortest one.
extension Explorer {
  mutating func searchDeep(
    _ root: PackedStates, _ onlyFinals: Bool, _ show: (World, Int, Bool) -> Void
  ) {
    var waiting = root
    var numbers = [(number: 0, depth: 0)]
    while found.bound == nil, let next = numbers.popLast() {
      find(waiting.count - 1, of: waiting)
      waiting.removeLast()
      tell(next.number, onlyFinals, show)
      let first = parents.count
      expand(next.number, into: &waiting)
      for number in first..<parents.count { numbers.append((number, next.depth + 1)) }
      found.depth = max(found.depth, next.depth)
      if waiting.count > found.waiting { weigh([waiting], []) }
    }
    weigh([waiting], [])
  }
}
