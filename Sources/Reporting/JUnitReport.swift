import Conformance

/// The report for build servers, valid by both common JUnit schemas (Ant's and Jenkins').
///
/// One test suite a folder, one test case a scenario. What is violated is a `failure`; what is
/// undecided and what has errors is an `error`. The schemas want a time, a time stamp and a host;
/// since a result holds neither, they are always 0, the beginning of 1970 and `localhost`.
struct JUnitReport {
  private let result: SuiteResult

  init(_ result: SuiteResult) { self.result = result }

  var text: String {
    let suites = folders.enumerated().map {
      suite($0.element.folder, $0.element.cases, id: $0.offset)
    }
    let lines =
      ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"] + suites.flatMap(\.self)
      + ["</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// One scenario, or what else can fail, and all that is to be told about it.
  private struct Case {
    var folder: String
    var name: String
    var findings: [Finding]

    var isError: Bool {
      !isFailure && findings.contains { $0.severity == .undecided || $0.severity == .badScenario }
    }
    var isFailure: Bool { findings.contains { $0.severity == .violated } }
  }

  /// All cases by folder, in the order of their first case.
  private var folders: [(folder: String, cases: [Case])] {
    var folders: [(folder: String, cases: [Case])] = []
    for test in cases {
      if let index = folders.firstIndex(where: { $0.folder == test.folder }) {
        folders[index].cases.append(test)
      } else {
        folders.append((test.folder, [test]))
      }
    }
    return folders
  }

  private var cases: [Case] {
    let scenarios = result.scenarios.map { scenario in
      Case(
        folder: Files.folder(of: scenario.path), name: name(of: scenario),
        findings: Finding.all(of: scenario).filter { $0.severity != .warning })
    }
    let orphans = result.remainingOrphans.map { orphan in
      Case(
        folder: Files.folder(of: orphan.path), name: PathName.name(of: orphan.path),
        findings: others.filter { $0.path == orphan.path })
    }
    let second = result.secondRun.map { _ in
      Case(
        folder: "second process", name: "every transcript is the same",
        findings: others.filter { finding in
          !result.remainingOrphans.contains { $0.path == finding.path }
            && !result.failures.contains { $0.message == finding.message }
        })
    }
    let whole = result.failures.map { failure in
      Case(
        folder: "all scenarios", name: "what is known of all of them",
        findings: others.filter { $0.message == failure.message })
    }
    return scenarios + whole + orphans + [second].compactMap(\.self)
  }

  /// What is told about no single scenario.
  private var others: [Finding] {
    Finding.all(of: result.withoutScenarios)
  }

  private func suite(_ folder: String, _ cases: [Case], id: Int) -> [String] {
    let attributes = [
      ("name", folder), ("package", folder), ("id", "\(id)"), ("tests", "\(cases.count)"),
      ("failures", "\(cases.count(where: \.isFailure))"),
      ("errors", "\(cases.count(where: \.isError))"), ("skipped", "0"), ("time", "0"),
      ("timestamp", "1970-01-01T00:00:00"), ("hostname", "localhost"),
    ]
    return ["  " + tag("testsuite", attributes, isOpen: true), "    <properties/>"]
      + cases.flatMap(lines) + ["    <system-out/>", "    <system-err/>", "  </testsuite>"]
  }

  private func lines(of test: Case) -> [String] {
    let attributes = [
      ("name", test.name), ("classname", test.folder.replacing("/", with: ".")), ("time", "0"),
    ]
    guard let first = worst(of: test) else {
      return ["    " + tag("testcase", attributes, isOpen: false)]
    }
    let element = test.isFailure ? "failure" : "error"
    let problem = [("message", first.message), ("type", first.label)]
    let content = test.findings.flatMap { ["\($0.place): \($0.label): \($0.message)"] + $0.details }
    return [
      "    " + tag("testcase", attributes, isOpen: true),
      "      " + tag(element, problem, isOpen: true) + XMLText.content(content) + "</\(element)>",
      "    </testcase>",
    ]
  }

  /// The finding that the element is named after.
  private func worst(of test: Case) -> Finding? {
    test.isFailure ? test.findings.first { $0.severity == .violated } : test.findings.first
  }

  private func tag(_ name: String, _ attributes: [(String, String)], isOpen: Bool) -> String {
    let pairs = attributes.map { " \($0.0)=\(XMLText.attribute($0.1))" }.joined()
    return "<\(name)\(pairs)\(isOpen ? "" : "/")>"
  }

  private func name(of scenario: ScenarioResult) -> String {
    let file = PathName.name(of: scenario.path)
    return scenario.title.isEmpty ? file : "\(file): \(scenario.title)"
  }
}
