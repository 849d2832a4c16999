import Foundation
import IntentEngine
import Testing

@testable import Conformance

/// A run that is not the same every time is caught by the digests of its events: canaries that do
/// what no part of a simulator may.
@Suite("Determinism is checked")
struct EventLogTests {
  /// What a canary lets into its events, or only into its state.
  enum Canary: String, CaseIterable {
    case dictionaryOrder, clock, address, completionOrder, leftoverBuffer, hiddenState

    /// Another hash seed takes a process of its own, which only Linux lets a test start of itself.
    static var all: [Canary] {
      #if os(Linux)
        allCases
      #else
        allCases.filter { $0 != .dictionaryOrder }
      #endif
    }
  }

  /// 1,024 sound events, in the middle of which a canary sings.
  private static func log(_ canary: Canary?, isSecond: Bool = false) -> EventLog {
    var log = EventLog()
    for number in 0..<1_024 {
      var event = "event \(number)"
      var state = UInt64(number)
      if number == 700, let canary { sing(canary, isSecond, &event, &state) }
      log.add(event, state: state)
    }
    return log
  }

  private static func sing(
    _ canary: Canary, _ isSecond: Bool, _ event: inout String, _ state: inout UInt64
  ) {
    switch canary {
    case .dictionaryOrder:
      let table = Dictionary(uniqueKeysWithValues: (0..<64).map { ("key \($0)", $0) })
      event += table.keys.joined(separator: ",")
    case .clock: event += "\(ContinuousClock.now)"
    case .address:
      event += "\(ObjectIdentifier(NSObject()).hashValue)" + UUID().uuidString
    case .completionOrder:
      // Whoever ends first: a hook turns the order round in the second run.
      let ended = isSecond ? [2, 1] : [1, 2]
      event += "\(ended)"
    case .leftoverBuffer:
      // What an earlier use of a buffer has left in it.
      state &+= isSecond ? 0xDEAD : 0
    case .hiddenState: state ^= UInt64.random(in: 1...UInt64.max)
    }
  }

  @Test("two sound runs have the same digests")
  func sound() {
    #expect(EventLog.firstDifference(Self.log(nil), Self.log(nil)) == nil)
  }

  @Test("a canary is caught at the event in which it sings", arguments: Canary.all)
  func canary(canary: Canary) throws {
    let first = try canary == .dictionaryOrder ? Self.inAnotherProcess(canary) : Self.log(canary)
    let second = Self.log(canary, isSecond: true)
    let place = try #require(EventLog.firstDifference(first, second))
    #expect(place == 700)
    let sides = EventLog.bothSides(first, second, at: place)
    #expect(sides[0].hasPrefix("event 701, first process:  event 700"))
    let isHidden = canary == .leftoverBuffer || canary == .hiddenState
    #expect((sides.count == 3) == isHidden)
  }

  @Test("a run that ends earlier differs where it ends")
  func shorter() {
    let whole = Self.log(nil)
    let short = EventLog(entries: Array(whole.entries.prefix(10)))
    #expect(EventLog.firstDifference(whole, short) == 10)
    #expect(EventLog.firstDifference(EventLog(), EventLog()) == nil)
    #expect(EventLog.firstDifference(EventLog(), short) == 0)
  }

  @Test("a log is read as it is written")
  func text() throws {
    let log = Self.log(nil)
    #expect(EventLog(text: Array(log.text.utf8)) == log)
    #expect(EventLog(text: Array("no digest\n".utf8)) == nil)
  }

  /// Writes the canary's log where the test that started this process wants it; in any other run it
  /// is switched off.
  @Test("the second process of the canary", .enabled(if: Self.target != nil))
  func secondProcess() throws {
    let target = try #require(Self.target)
    try Self.log(.dictionaryOrder).text.write(toFile: target, atomically: true, encoding: .utf8)
  }

  private static let variable = "INTENTSIM_CANARY_LOG"
  private static var target: String? { ProcessInfo.processInfo.environment[variable] }

  /// The log of a canary from a process of its own, which has another hash seed.
  private static func inAnotherProcess(_ canary: Canary) throws -> EventLog {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("canary-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.environment = ProcessInfo.processInfo.environment.merging([variable: file]) { $1 }
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "EventLogTests/secondProcess",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = try #require(FileManager.default.contents(atPath: file))
    return try #require(EventLog(text: Array(text)))
  }
}
