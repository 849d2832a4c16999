import Conformance
import Foundation

/// A tally as a file, for programs, for going on later, and for merging: format `intentsim-fuzz`,
/// version 2.
///
/// It has `without`, the seeds that were `asked` for in all parts together and the `seeds` that were
/// played, as ranges, how many `events` there were, how many `answers` the
/// oracles looked at and how many of these the reference model had `foretold`, the `conditions` with
/// the number of seeds that had each, and the `groups` of failures: `signature`, `rule`, `message`,
/// `count`, the smallest `seed`, and the `conditions` that were on, with the number of seeds.
public enum FuzzFile {
  private static let format = "intentsim-fuzz"

  private struct Content: Decodable {
    var format: String
    var version: Int
    var without: [String]
    var asked, seeds: [String]
    var events, answers, foretold: Int
    var conditions: [String: Int]
    var groups: [Group]
  }

  private struct Group: Decodable {
    var signature, rule, message: String
    var count, seed: Int
    var conditions: [String: Int]
  }

  /// The bytes of a tally's file.
  public static func text(_ tally: FuzzTally) -> String {
    JSONValue.object([
      .init("format", .string(format)),
      .init("version", .number(FuzzTally.version)),
      .init("without", JSONValue(tally.without)),
      .init("asked", JSONValue(tally.asked.map(\.text))),
      .init("seeds", JSONValue(tally.seeds.map(\.text))),
      .init("events", .number(tally.events)),
      .init("answers", .number(tally.answers)),
      .init("foretold", .number(tally.foretold)),
      .init("conditions", value(tally.conditions)),
      .init("groups", .array(tally.groups.map(value))),
    ]).text
  }

  private static func value(_ group: FuzzGroup) -> JSONValue {
    .object([
      .init("signature", .string(group.signature)),
      .init("rule", .string(group.rule)),
      .init("message", .string(group.message)),
      .init("count", .number(group.count)),
      .init("seed", .number(group.seed)),
      .init("conditions", value(group.conditions)),
    ])
  }

  private static func value(_ counts: [Int]) -> JSONValue {
    .object(
      zip(FuzzCondition.allCases, counts).filter { $0.1 > 0 }.map {
        .init($0.0.word, .number($0.1))
      })
  }

  /// Reads a tally's file.
  ///
  /// - Throws: where it is none, or one of another version.
  public static func read(_ bytes: [UInt8], path: String) throws(UsageProblem) -> FuzzTally {
    let shown = VisibleText.escaped(path)
    guard let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)),
      content.format == format
    else { throw UsageProblem("\(shown) holds no results of intentsim fuzz") }
    guard content.version == FuzzTally.version else {
      throw UsageProblem("\(shown) was written by another version of intentsim")
    }
    let seeds = content.seeds.compactMap { SeedRange($0) }
    var tally = FuzzTally(without: content.without)
    tally.asked = content.asked.compactMap { SeedRange($0) }
    tally.seeds = seeds
    (tally.events, tally.answers, tally.foretold) =
      (content.events, content.answers, content.foretold)
    tally.conditions = counts(content.conditions)
    tally.groups = content.groups.map {
      FuzzGroup(
        signature: $0.signature, rule: $0.rule, message: $0.message, count: $0.count,
        seed: $0.seed, conditions: counts($0.conditions))
    }
    guard seeds.count == content.seeds.count, tally.isPossible,
      text(tally) == String(decoding: bytes, as: UTF8.self)
    else { throw UsageProblem("\(shown) is damaged: it is not as intentsim writes it") }
    return tally
  }

  private static func counts(_ named: [String: Int]) -> [Int] {
    FuzzCondition.allCases.map { named[$0.word] ?? 0 }
  }
}
