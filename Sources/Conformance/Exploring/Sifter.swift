/// Takes the fingerprints of some parts, from all that was reached on a level.
struct Sifter: Sendable {
  /// Which parts, in order, and what was seen of them.
  let parts: [Int]
  private(set) var seen: [FingerprintSet]
  /// What is new, by stretch and by place in it.
  private(set) var new: [(stretch: Int, reached: Int)] = []
  /// By part: its place among these, or -1.
  private let places: [Int]
  private var fetched: UInt64 = 0

  init(parts: [Int], seen all: [FingerprintSet]) {
    self.parts = parts
    seen = parts.map { all[$0] }
    var places = Array(repeating: -1, count: all.count)
    for (place, part) in parts.enumerated() { places[part] = place }
    self.places = places
  }

  /// Goes through all that was reached: the first way to a world counts.
  mutating func sift(_ stretches: [Stretch]) {
    for (number, stretch) in stretches.enumerated() {
      for index in stretch.reached.indices {
        fetch(index + 16, of: stretch)
        let fingerprint = stretch.reached[index].fingerprint
        let place = places[Explorer.part(of: fingerprint, places.count)]
        guard place >= 0, seen[place].insert(fingerprint) == nil else { continue }
        new.append((number, index))
      }
    }
  }

  private mutating func fetch(_ index: Int, of stretch: Stretch) {
    guard index < stretch.reached.count else { return }
    let fingerprint = stretch.reached[index].fingerprint
    let place = places[Explorer.part(of: fingerprint, places.count)]
    if place >= 0 { fetched |= seen[place].fetch(fingerprint) }
  }
}
