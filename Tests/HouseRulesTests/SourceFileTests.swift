import Testing

/// What a source file looks like.
@Suite struct SourceFileTests {
  static let lineLimit = 300

  /// `Type.swift` declares or extends `Type`; `Type+Aspect.swift` extends it.
  @Test func aFileIsNamedAfterItsMainType() throws {
    for file in try Checkout.swiftFiles(below: "Sources", "Tests") {
      let parts = file.name.split(separator: "+", maxSplits: 1)
      let type = try #require(parts.first, "\(file)")
      let kinds = parts.count == 2 ? "extension" : "struct|enum|class|actor|protocol|extension"
      let declaration = try Regex("\\b(?:\(kinds)) (?:\\w+\\.)*\(type)\\b")
      #expect(
        file.lines.contains { Code.withoutCommentsAndText($0).contains(declaration) },
        "\(file) neither declares nor extends \(type)")
    }
  }

  @Test func aFileIsNotTooLong() throws {
    for file in try Checkout.swiftFiles(below: "Sources", "Tests") {
      #expect(file.lines.count <= Self.lineLimit, "\(file) has \(file.lines.count) lines")
    }
  }

  @Test func nothingIsLeftForLater() throws {
    let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
    let folders = ["Sources", "Tests", "scenarios", ".ci"]
    for path in folders.flatMap(Checkout.paths)
      + Checkout.paths(named: "Package.swift", "README.md")
    {
      for (index, line) in try Checkout.file(path).lines.enumerated() {
        for word in words where Code.contains(word, in: line) {
          Issue.record("\(path):\(index + 1): \(word)")
        }
      }
    }
  }

  /// A heuristic, line by line: what stands above a public declaration, attributes aside, is a doc
  /// comment. Left out are stored properties, whose name and type may say it all, initializers,
  /// which mostly only take those, and what a protocol asks for.
  @Test func everyPublicDeclarationHasADocComment() throws {
    for file in try Checkout.swiftFiles(below: "Sources") {
      for index in file.lines.indices where Self.needsDocumentation(file.lines[index]) {
        if !Self.isDocumented(index, in: file.lines) {
          Issue.record("\(file):\(index + 1): no doc comment")
        }
      }
    }
  }

  @Test func theHeuristicFindsWhatItShould() {
    let lines = [
      "/// Told.", "@frozen", "public struct A {", "  public var b: Int", "  package let c = 1",
      "  public static let d = 1", "  public var e: Int { 1 }", "  /// Told.", "  public init() {}",
      "  public static func == (left: A, right: A) -> Bool {", "  public func f() {",
      "  var g: Int { 1 }",
    ]
    let needed = lines.indices.filter { Self.needsDocumentation(lines[$0]) }
    #expect(needed == [2, 5, 6, 10])
    #expect(needed.filter { !Self.isDocumented($0, in: lines) } == [5, 6, 10])
  }

  private static func needsDocumentation(_ line: String) -> Bool {
    guard line.contains("public ") || line.contains("package ") else { return false }
    let isPublic = line.contains(
      #/^\s*(?:@\w+\s+)*(?:public|package)(?:\(set\))? (?!import|extension)/#)
    let isStored = line.contains(
      #/^\s*(?:@\w+\s+)*(?:public|package) (?:\S+\(set\) )?(?:var|let) [^{]*$/#)
    let isAsked = line.contains(
      #/ (?:init[(?<]|static func (?:==|<) |func (?:hash|fold)\(into|var (?:description|isEmpty|count): )/#
    )
    return isPublic && !isStored && !isAsked
  }

  private static func isDocumented(_ index: Int, in lines: [String]) -> Bool {
    var above = lines[..<index]
    while let line = above.last?.trimmed, line.hasPrefix("@") { above.removeLast() }
    return above.last?.trimmed.hasPrefix("///") ?? false
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
