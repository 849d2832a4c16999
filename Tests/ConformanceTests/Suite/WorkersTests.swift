import Testing

@testable import Conformance

@Suite struct WorkersTests {
  @Test(arguments: [1, 2, 7, 200])
  func resultsComeInTheOrderOfTheWork(jobs: Int) async {
    var told: [Int] = []
    let results = await Workers.map(
      count: 100, jobs: jobs, progress: { told.append($0) },
      { index in
        // Work of different lengths, so that pieces end in another order than they begin.
        (0..<(100 - index) * 100).reduce(index) { $0 &+ $1 &- $1 }
      })
    #expect(results == Array(0..<100))
    #expect(told == Array(1...100))
  }

  @Test func noWorkHasNoResults() async {
    #expect(await Workers.map(count: 0, jobs: 4) { $0 } == [])
  }
}
