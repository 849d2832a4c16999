import Conformance
import Foundation
import Testing

@testable import intentsim

/// What the articles of the documentation show is true: scenarios hold, commands exist, and Swift code
/// is that of a test.
@Suite("Articles")
struct ArticleTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A block of code in an article.
  struct Block: CustomTestStringConvertible {
    var article: String
    /// The word behind the fence.
    var language: String
    var lines: [String]

    var text: String { lines.map { $0 + "\n" }.joined() }
    var testDescription: String { "\(article): \(lines.first ?? "")" }
  }

  static let blocks: [Block] = {
    let catalog = root.appending(path: "Sources/Conformance/IntentSim.docc")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: catalog.path)) ?? []
    return names.sorted().flatMap { name -> [Block] in
      let text = try? String(contentsOf: catalog.appending(path: name), encoding: .utf8)
      return blocks(in: text ?? "", of: name)
    }
  }()

  @Test("there are blocks of each language, and of no other")
  func languages() {
    #expect(Set(Self.blocks.map(\.language)) == ["scenario", "walkthrough", "console", "swift"])
  }

  @Test(
    "a scenario is well formed, and holds in one run and in all", arguments: blocks(of: "scenario"))
  func scenario(block: Block) throws {
    let program = try Program()
    try program.write(block.text, to: "scenarios/mine.scenario")
    #expect(try program.run("check").status == .holds)
    #expect(try program.run("run", "--update").status == .holds)
    if block.lines.contains("explore") {
      let explored = try program.run("explore", "--update")
      #expect(explored.status == .holds, "\(explored.output)")
    }
    try program.write(block.text, to: "scenarios/mine.scenario")
    #expect(try program.run("format", "--check").status == .holds)
  }

  @Test(
    "a walkthrough holds with the scenario of its article", arguments: blocks(of: "walkthrough"))
  func walkthrough(block: Block) throws {
    let scenario = try #require(
      Self.blocks(of: "scenario").first { $0.article == block.article })
    let program = try Program()
    try program.write(scenario.text, to: "scenarios/mine.scenario")
    try program.write(block.text, to: "scenarios/mine.walkthrough")
    let told = try program.run("walkthrough", "--all", "--update", "scenarios/mine.walkthrough")
    #expect(told.status == .holds, "\(told.output)")
  }

  @Test("a command line is one", arguments: blocks(of: "console"))
  func command(block: Block) throws {
    for line in block.lines {
      let words = line.split(separator: " ").map(String.init)
      try #require(words.count > 1 && words[0] == "intentsim")
      let name = try #require(CommandName(rawValue: words[1]), "\(line)")
      _ = try Arguments(Array(words.dropFirst(2)), of: name.declaration)
    }
  }

  @Test("the race of its article is found, told and saved, as the article says")
  func race() throws {
    let article = "ReproducingARace.md"
    let scenario = try #require(Self.blocks(of: "scenario").first { $0.article == article })
    let program = try Program()
    try program.write(scenario.text, to: "scenarios/race.scenario")
    let lines = Self.blocks(of: "console").filter { $0.article == article }.flatMap(\.lines)
    for line in lines where line.contains(" explore ") {
      let ran = try program.shell("$INTENTSIM" + line.dropFirst("intentsim".count))
      let isFaulty = line.contains("--without")
      #expect(ran.status == (isFaulty ? .violated : .holds), "\(line)")
      #expect(ran.output.contains("a shortest run that shows it:\n    schedule\n") == isFaulty)
    }
    #expect(program.read("found/race-1.scenario")?.contains("\nschedule\n") == true)
  }

  @Test("Swift code is that of a test", arguments: blocks(of: "swift"))
  func code(block: Block) throws {
    let tests = try String(
      contentsOf: Self.root.appending(path: "Tests/IntentEngineTests/EmbeddingTests.swift"),
      encoding: .utf8)
    for line in block.lines where !line.isEmpty {
      #expect(tests.contains("    " + line + "\n"), "\(line)")
    }
  }

  private static func blocks(of language: String) -> [Block] {
    blocks.filter { $0.language == language }
  }

  private static func blocks(in text: String, of article: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open =
          open == nil
          ? Block(article: article, language: String(line.dropFirst(3)), lines: []) : nil
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }
}
