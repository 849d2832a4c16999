/// Takes the fingerprints of some parts, from all that was reached on a level.
struct Sifter: Sendable {
  /// Which job it is, of how many: it owns every so many-th part.
  let job: Int
  let jobs: Int
  /// What was seen of its parts, in order.
  private(set) var seen: [FingerprintSet]
  /// By stretch: the places of what is new in it, in order.
  private(set) var new: [[Int32]] = []
  private let partCount: Int
  private var fetched: UInt64 = 0

  init(job: Int, of jobs: Int, seen all: [FingerprintSet]) {
    (self.job, self.jobs) = (job, jobs)
    partCount = all.count
    seen = stride(from: job, to: all.count, by: jobs).map { all[$0] }
  }

  /// The job that owns a fingerprint.
  static func owner(of fingerprint: UInt64, _ partCount: Int, jobs: Int) -> Int {
    Explorer.part(of: fingerprint, partCount) % jobs
  }

  /// The number of a part among all.
  func part(_ place: Int) -> Int { place * jobs + job }

  /// Goes through all that was reached: the first way to a world counts.
  mutating func sift(_ stretches: [Stretch]) {
    for stretch in stretches {
      let sought = stretch.sought[job]
      var found: [Int32] = []
      for index in sought.fingerprints.indices {
        fetch(index + 16, of: sought)
        let fingerprint = sought.fingerprints[index]
        let place = Explorer.part(of: fingerprint, partCount) / jobs
        if seen[place].insert(fingerprint) == nil { found.append(sought.places[index]) }
      }
      new.append(found)
    }
  }

  private mutating func fetch(_ index: Int, of sought: Stretch.Sought) {
    guard index < sought.fingerprints.count else { return }
    let fingerprint = sought.fingerprints[index]
    fetched |= seen[Explorer.part(of: fingerprint, partCount) / jobs].fetch(fingerprint)
  }
}
