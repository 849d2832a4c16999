import Testing

@testable import ScenarioLanguage

/// Files that can't stand in a repository: damaged, binary, or too large.
@Suite struct ByteTests {
  private func ids(_ bytes: [UInt8]) -> [DiagnosticID] {
    ScenarioCompiler.compile(path: "test.scenario", bytes: bytes).diagnostics.map(\.id)
  }

  private let valid = Array(Fixtures.confirmed.utf8)

  @Test func aByteOrderMarkCountsForNothing() {
    let compiled = ScenarioCompiler.compile(
      path: "test.scenario", bytes: [0xEF, 0xBB, 0xBF] + Array("scenari x".utf8))
    #expect(compiled.diagnostics.first?.id == .missingPart)
    #expect(compiled.diagnostics.contains { $0.id == .unknownPart && $0.span.start == 3 })
    #expect(compiled.source.position(at: 3) == Position(line: 1, column: 1))
    #expect(ids([0xEF, 0xBB, 0xBF] + valid) == [])
  }

  @Test func carriageReturnsAreLineBreaks() {
    let windows = Fixtures.confirmed.replacing("\n", with: "\r\n")
    #expect(ids(Array(windows.utf8)) == [])
    #expect(Fixtures.formatted(windows) == Fixtures.formatted(Fixtures.confirmed))
  }

  @Test func aLoneCarriageReturnIsHidden() {
    #expect(
      ids(Array(Fixtures.confirmed.replacing(" siri", with: "\rsiri").utf8)).first
        == .hiddenCharacter)
  }

  @Test func aTabSeparatesWordsAndCountsOne() {
    let text = Fixtures.confirmed.replacing("then   phone:  ", with: "then\tphnoe:  ")
    let compiled = Fixtures.compile(text)
    #expect(compiled.diagnostics.map(\.id) == [.unknownName])
    #expect(compiled.source.position(at: compiled.diagnostics[0].span.start).column == 8)
  }

  @Test func zeroBytesAreNoText() {
    #expect(ids(valid + [0]) == [.binaryFile])
    #expect(ids([0x7F, 0x45, 0x4C, 0x46, 0, 1]).contains(.binaryFile))
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
    ] as [[UInt8]])
  func damagedTextIsTold(_ damage: [UInt8]) {
    let bytes = valid + Array("  # ".utf8) + damage + Array("\n".utf8)
    #expect(ids(bytes) == [.invalidUTF8])
  }

  @Test(arguments: [
    "\u{202E}", "\u{7}", "\u{200B}", "\u{2028}", "\u{85}", "\u{AD}", "\u{61C}", "\u{2060}",
    "\u{2064}", "\u{FFF9}", "\u{FFFB}", "\u{E0001}", "\u{E007F}",
  ])
  func hiddenCharactersAreRefusedInTheOpen(_ character: String) {
    let text = Fixtures.confirmed.replacing("Ship on", with: "Ship\(character)on")
    #expect(Fixtures.found(text).first == .hiddenCharacter)
  }

  @Test func hiddenCharactersMayStandAsEscapes() {
    #expect(Fixtures.found(Fixtures.confirmed.replacing("Ship on", with: "Ship\\u{202e}on")) == [])
  }

  @Test func largeFilesAreRefused() {
    let large = [UInt8](repeating: UInt8(ascii: "x"), count: LanguageLimits.fileBytes + 1)
    #expect(ids(large) == [.fileTooLarge])
    let long = [UInt8](repeating: UInt8(ascii: "\n"), count: LanguageLimits.lines + 1)
    #expect(ids(long) == [.tooManyLines])
  }

  @Test func aLineOfTenMegabytesIsToldShortly() {
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000_000)
    let compiled = ScenarioCompiler.compile(path: "test.scenario", bytes: line)
    #expect(compiled.diagnostics.contains { $0.id == .unknownPart })
    #expect(Fixtures.shown(compiled).utf8.count < 2_000)
  }

  @Test func manyErrorsAreCounted() {
    let steps = String(repeating: "then phone: explode\n  ", count: 60)
    let compiled = Fixtures.compile(Fixtures.scenario(steps: steps + "then phone: sync"))
    #expect(compiled.diagnostics.count == LanguageLimits.errorsShown + 1)
    #expect(compiled.diagnostics.last?.id == .tooManyErrors)
    #expect(compiled.scenario == nil)
  }

  @Test func tooManyDevicesAndSteps() {
    let devices = (0...LanguageLimits.devices).map { "d\($0) of alice" }.joined(separator: "\n  ")
    let crowd = Fixtures.scenario(
      devices: devices, steps: "at 0s d0: sync", expect: "outbox of d0 is empty")
    #expect(Fixtures.found(crowd) == [.tooMany])
    let steps = String(repeating: "then phone: sync\n  ", count: LanguageLimits.steps + 1)
    #expect(
      Fixtures.found(Fixtures.scenario(steps: steps, expect: "t1 is open")).contains(.tooMany))
  }

  @Test func anEmptyFileLacksEverything() {
    #expect(Set(ids([])) == [.missingPart])
    #expect(ids(Array("# only a comment".utf8)).count == 5)
  }
}
