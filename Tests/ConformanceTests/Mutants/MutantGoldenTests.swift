import Testing

@testable import Conformance

@Suite("The golden of the mutants")
struct MutantGoldenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(expecting: "reply to fin offers undo")
  }

  private func write(expecting fact: String) throws {
    try folder.write("scenarios/field/a.scenario", text: CompletedTask.text(expecting: fact))
  }

  private func matrix(
    _ path: String = "scenarios", only: [String] = [], isUpdate: Bool = false
  ) async throws -> MutantMatrix {
    try await MutantSuite(
      MutantOptions(paths: [folder(path)], only: only, jobs: 2, isUpdate: isUpdate)
    ).run()
  }

  private var golden: [String] {
    let bytes = (try? Files.read(folder("golden/mutants.golden"))) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("it is missing until it is recorded, and is no orphan")
  func recorded() async throws {
    let missing = try await matrix()
    #expect(missing.golden == .missing)
    #expect(missing.goldenFailure?.message.contains("mutants --update") == true)
    #expect(try await matrix(isUpdate: true).golden == .created)
    #expect(try await matrix().golden == .equal)
    #expect(golden.first?.hasSuffix(" killed, by 1 scenario") == true)
    #expect(
      golden.contains("intent.declared/effects: killed by 1, first field/a by intent.declared"))
    #expect(golden.contains("confirm.by-hand/hand: survived"))
    let folders = [folder("scenarios"), folder("scenarios/field")]
    #expect(GoldenStore.orphans(mirroring: folders).isEmpty)
    try folder.write("golden/field/mutants.golden")
    #expect(GoldenStore.orphans(mirroring: folders).count == 1)
  }

  @Test("a mutant that is no longer noticed is a difference")
  func differs() async throws {
    _ = try await matrix(isUpdate: true)
    try write(expecting: "t1 is done")
    let matrix = try await matrix()
    #expect(matrix.golden == .differs)
    #expect(matrix.exitStatus == .violated)
    #expect(try await self.matrix(isUpdate: true).golden == .rewritten)
  }

  @Test("a part has none, and records none")
  func part() async throws {
    _ = try await matrix(isUpdate: true)
    #expect(try await matrix("scenarios/field").golden == .notCompared)
    #expect(try await matrix(only: ["write.once"]).golden == .notCompared)
    await #expect(throws: UsageProblem.self) {
      try await matrix(only: ["write.once"], isUpdate: true)
    }
    await #expect(throws: UsageProblem.self) {
      try await matrix("scenarios/field", isUpdate: true)
    }
  }

  @Test("nothing is recorded while a scenario does not hold")
  func broken() async throws {
    try write(expecting: "t1 is open")
    #expect(try await matrix(isUpdate: true).golden == .refused)
    #expect(golden.isEmpty)
  }

  @Test("a scenario whose golden would be the same file is refused")
  func namesake() async throws {
    try folder.write("scenarios/mutants.scenario")
    await #expect(throws: UsageProblem.self) { try await matrix() }
  }
}
