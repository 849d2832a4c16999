import IntentEngine
import IntentSimulation

extension Checker {
  /// Makes the network; what holds for all links also holds for those that are listed, unless they
  /// say otherwise.
  mutating func lowerNetwork(_ lines: [NetworkLine]) {
    checkContradictions(lines.map(\.match).filter { $0.statement != .link }) { $0 }
    var all = setup.network.all
    for line in lines {
      switch line.match.statement {
      case .all(let fact): set(fact, line.match[0], of: &all)
      case .seed: setup.seed = number(line.match[0], 0...UInt64.max) ?? setup.seed
      case .link: continue
      }
    }
    setup.network.all = all
    for line in lines where line.match.statement == .link { lowerLink(line) }
    setup.network.links.sort { $0.device < $1.device }
  }

  private mutating func lowerLink(_ line: NetworkLine) {
    checkContradictions(line.facts) { $0 }
    let device = device(line.match[0])
    var link = setup.network.all
    for fact in line.facts { set(fact.statement, fact[0], of: &link) }
    guard let device else { return }
    if setup.network.links.contains(where: { $0.device == device }) {
      diagnostics.report(
        .repeatedItem, line.match[0].span,
        "the link of \(line.match[0].token.shown) was described before")
    }
    setup.network.links.append((device, link))
  }

  private mutating func set(_ fact: LinkFact, _ binding: Binding, of link: inout LinkSetup) {
    switch fact {
    case .latency: link.latency = latency(binding) ?? link.latency
    case .loss: link.loss = basisPoints(binding) ?? link.loss
    case .duplication: link.duplication = basisPoints(binding) ?? link.duplication
    case .reordering: link.reordering = basisPoints(binding) ?? link.reordering
    }
  }
}
