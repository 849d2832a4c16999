import Conformance
import Testing

/// `intentsim fuzz` and `intentsim merge`.
@Suite("The commands fuzz and merge")
struct FuzzCommandTests {
  private let program: Program

  init() throws { program = try Program() }

  @Test("a sound engine holds, a faulty one does not, and the seed is told")
  func statuses() throws {
    let sound = try program.run("fuzz", "--seeds", "1..20")
    #expect(sound.status == .holds)
    #expect(sound.output.contains("20 seeds (1..20)"))
    let faulty = try program.run("fuzz", "--seeds", "1..60", "--without", "write.version/compared")
    #expect(faulty.status == .violated)
    #expect(faulty.output.contains("again: intentsim fuzz --seeds "))
  }

  @Test("shards that are merged give the bytes of one run")
  func merging() throws {
    let without = ["--without", "write.version/compared"]
    _ = try program.run("fuzz", "--seeds", "1..60", "--out", "all.json", without[0], without[1])
    for shard in 1...3 {
      _ = try program.run(
        "fuzz", "--seeds", "1..60", "--shard", "\(shard)/3", "--out", "\(shard).json",
        "--jobs", "\(shard)", without[0], without[1])
    }
    let merged = try program.run("merge", "2.json", "3.json", "1.json", "--out", "merged.json")
    #expect(merged.status == .violated)
    #expect(program.read("all.json") != nil)
    #expect(program.read("merged.json") == program.read("all.json"))
    #expect(try program.run("merge", "1.json", "1.json").status == .usage)
    #expect(try program.run("merge", "1.json", "2.json", "--out", "1.json").status == .usage)
    #expect(try program.run("merge").status == .usage)
    #expect(try program.run("merge", "nothing.json").status == .usage)
  }

  @Test("the same safeguards are the same results, however they are named")
  func names() throws {
    let lines = [
      "--without write.version/compared --without write.once",
      "--without write.once --without write.version/compared",
    ]
    for (number, line) in lines.enumerated() {
      let all = try program.shell("$INTENTSIM fuzz --seeds 1..20 --out \(number).json \(line)")
      #expect(all.status == .violated)
      let part = try program.shell(
        "$INTENTSIM fuzz --seeds 1..20 --shard \(number + 1)/2 --out part\(number).json \(line)")
      #expect(part.status == .violated)
    }
    #expect(program.read("0.json") == program.read("1.json"))
    _ = try program.run("merge", "part0.json", "part1.json", "--out", "merged.json")
    #expect(program.read("merged.json") == program.read("0.json"))
    #expect(
      try program.shell("$INTENTSIM fuzz --seeds 1..20 --out 0.json \(lines[1])").status
        == .violated)
  }

  @Test("what was played is not played again")
  func goingOn() throws {
    _ = try program.run("fuzz", "--seeds", "1..20", "--out", "a.json")
    let more = try program.run("fuzz", "--seeds", "1..40", "--out", "a.json")
    #expect(more.output.contains("40 seeds (1..40)"))
    let other = try program.run(
      "fuzz", "--seeds", "1..40", "--out", "a.json", "--without", "write.once")
    #expect(other.status == .usage)
  }

  @Test("parts that are missing leave it undecided")
  func missing() throws {
    for shard in 1...3 {
      let part = try program.run(
        "fuzz", "--seeds", "1..30", "--shard", "\(shard)/3", "--out", "\(shard).json")
      #expect(part.status == .holds)
    }
    let few = try program.run("merge", "1.json", "3.json", "--out", "few.json")
    #expect(few.status == .undecided)
    #expect(few.output.contains("undecided; not played: 11..20"))
    #expect(try program.run("merge", "few.json", "2.json").status == .holds)
  }

  @Test("a file has only seeds that are asked for, and one run that writes it")
  func oneFile() throws {
    _ = try program.run("fuzz", "--seeds", "1..20", "--out", "a.json")
    let other = try program.run("fuzz", "--seeds", "11..30", "--out", "a.json")
    #expect(other.status == .usage)
    #expect(other.complaint.contains("not asked for: 1..10"))
    let kept = program.read("a.json")
    let lock = try FileLock(of: program.folder.appending(path: "a.json").path)
    let taken = try program.run("fuzz", "--seeds", "1..40", "--out", "a.json")
    #expect(taken.status == .usage)
    #expect(taken.complaint.contains("another run is writing it"))
    #expect(program.read("a.json") == kept)
    withExtendedLifetime(lock) {}
  }

  @Test("what a run that was killed has left behind is in nobody's way")
  func killed() throws {
    try program.write("", to: "a.json.lock")
    #expect(try program.run("fuzz", "--seeds", "1..20", "--out", "a.json").status == .holds)
    #expect(program.read("a.json.lock") == nil)
  }

  @Test("a failure is saved as a scenario that fails in the same way")
  func saving() throws {
    let fuzzed = try program.run(
      "fuzz", "--seeds", "1..25", "--without", "confirm.required/removes", "--save", "found")
    #expect(fuzzed.status == .violated)
    let listed = try program.shell("ls found")
    let name = try #require(listed.output.split(separator: "\n").first)
    let again = try program.run(
      "run", "--without", "confirm.required/removes", "found/\(name)")
    #expect(again.status == .violated)
    #expect(try program.run("check", "found/\(name)").status == .holds)
  }

  @Test(
    "the command that a saved file names shows its failure, whoever found it",
    arguments: [
      ("7", "write.already/told"), ("3", "write.once/lookup"), ("2", "sync.not-a-database/copy"),
      ("19", "write.once"),
    ])
  func savedShowsAgain(seed: String, fault: String) throws {
    let fuzzed = try program.run(
      "fuzz", "--seeds", seed, "--without", fault, "--save", "found")
    #expect(fuzzed.status == .violated)
    let names = try program.shell("ls found").output.split(separator: "\n")
    #expect(!names.isEmpty)
    #expect(try program.run("check", "found").output.hasSuffix(": 0 errors, 0 warnings\n"))
    for name in names {
      let text = try #require(program.read("found/\(name)"))
      #expect(
        text.hasPrefix("# Again: intentsim fuzz --without \(fault), with this file's path\n"))
      let again = try program.run("fuzz", "--without", fault, "found/\(name)")
      #expect(again.status == .violated, "\(name)")
      #expect(try program.run("fuzz", "found/\(name)").status == .holds, "\(name)")
    }
    #expect(try program.run("fuzz", "--seeds", "1..2", "found").status == .usage)
  }

  @Test("time decides only how many are played")
  func time() throws {
    let timed = try program.run("fuzz", "--time", "1", "--jobs", "1")
    #expect(timed.status == .holds)
    #expect(timed.output.contains(" seeds (1.."))
    #expect(timed.output.hasSuffix(": no failure found\n"))
    let faulty = try program.run(
      "fuzz", "--time", "1", "--jobs", "1", "--without", "write.version/compared")
    #expect(faulty.status == .violated)
    let early = try program.run("fuzz", "--time", "1", "--seeds", "1..1000000", "--jobs", "1")
    #expect(early.status == .undecided)
    #expect(early.output.contains("undecided; not played: "))
  }

  @Test("what can't be played is a usage problem")
  func usage() throws {
    for arguments in [
      ["--seeds", "9..1"], ["--seeds", "a"], ["--time", "0"], ["--shard", "3"],
      ["--shard", "3/2"], ["--shard", "0/2"], ["--seeds", "1", "--shard", "1/2"],
      ["--jobs", "0"], ["elephant"], ["--without", "write.ones"],
    ] {
      let line = (["fuzz"] + arguments).joined(separator: " ")
      #expect(try program.shell("\"$INTENTSIM\" \(line)").status == .usage, "\(line)")
    }
  }

  @Test(
    "nothing that is played or compared is overwritten",
    arguments: ["a.scenario", "a.golden", "a.walkthrough", "a.explored", "a.told"])
  func kept(file: String) throws {
    #expect(try program.run("fuzz", "--seeds", "1..1", "--out", "1.json").status != .usage)
    try program.write("kept", to: file)
    let commands = [
      ["merge", "1.json", "--out"], ["fuzz", "--seeds", "1..1", "--out"], ["run", "--output"],
      ["explore", "--output"], ["mutants", "--output"], ["report", "--html"],
    ]
    for command in commands {
      let line = "$INTENTSIM \((command + [file]).joined(separator: " "))"
      let ending = try program.shell(line)
      #expect(ending.status == .usage && ending.complaint.contains(file), "\(line)")
      #expect(program.read(file) == "kept")
    }
  }
}
