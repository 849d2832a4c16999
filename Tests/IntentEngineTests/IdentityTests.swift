import Testing

@testable import IntentEngine

@Suite("Ids, instants and texts")
struct IdentityTests {
  @Test("an id keeps its kind and index", arguments: EntityKind.allCases)
  func entityID(kind: EntityKind) {
    for index in [0, 1, 4_711, EntityID.limit - 1] {
      let id = EntityID(kind, index)
      #expect(id.kind == kind)
      #expect(id.index == index)
      #expect(EntityID(rawValue: id.rawValue) == id)
    }
  }

  @Test("time saturates at its far ends")
  func instants() {
    #expect(Instant.never + 1 == Instant.never)
    #expect(Instant(.min) + -1 == Instant(.min))
    #expect(Instant.never - Instant(-1) == .max)
    #expect(Instant(5) - Instant(2) == 3)
  }

  @Test("equal texts have one id, and the empty text is the first")
  func texts() {
    var pool = TextPool()
    let first = pool.intern("Grüße")
    #expect(pool.intern("Grüße") == first)
    #expect(pool[first] == "Grüße")
    #expect(pool.byteCount(first) == 7)
    #expect(pool.intern("") == .empty)
  }

  @Test("every rule and safeguard has a name of its own, and every rule has a safeguard")
  func catalogue() {
    #expect(Set(Rule.allCases.map(\.slug)).count == Rule.allCases.count)
    #expect(Set(Safeguard.allCases.map(\.slug)).count == Safeguard.allCases.count)
    for rule in Rule.allCases {
      #expect(!rule.safeguards.isEmpty, "\(rule.slug)")
      #expect(Rule(slug: rule.slug) == rule)
      for safeguard in rule.safeguards { #expect(safeguard.slug.hasPrefix(rule.slug + "/")) }
    }
  }

  @Test("switching one safeguard off switches no other off", arguments: Safeguard.allCases)
  func safeguards(off: Safeguard) {
    let left = Safeguards.all.without(off)
    for safeguard in Safeguard.allCases { #expect(left.lacks(safeguard) == (safeguard == off)) }
  }
}
