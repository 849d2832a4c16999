import Foundation
import Testing

@testable import Conformance
@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  /// The elements of a report in the order in which they begin.
  private func elements(_ result: SuiteResult) throws -> [Element] {
    let reader = Reader()
    let parser = XMLParser(data: Data(JUnitReport(result).text.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.elements
  }

  @Test func itHasTheShapeThatBothSchemasAllow() throws {
    let elements = try elements(Sample.all)
    let required = [
      "testsuites": [],
      "testsuite": [
        "errors", "failures", "hostname", "id", "name", "package", "skipped", "tests", "time",
        "timestamp",
      ],
      "testcase": ["classname", "name", "time"], "failure": ["message", "type"],
      "error": ["message", "type"], "properties": [], "system-out": [], "system-err": [],
    ]
    let parents = [
      "testsuites": "", "testsuite": "testsuites", "testcase": "testsuite",
      "failure": "testcase", "error": "testcase", "properties": "testsuite",
      "system-out": "testsuite", "system-err": "testsuite",
    ]
    for element in elements {
      #expect(element.attributes.keys.sorted() == required[element.name])
      #expect(element.parent == parents[element.name])
    }
    #expect(
      elements.filter { $0.name == "testsuite" }.map { $0.attributes["id"] } == [
        "0", "1", "2", "3",
      ])
  }

  @Test func whatIsViolatedFailsAndWhatIsUndecidedIsAnError() throws {
    let elements = try elements(Sample.all)
    let tests = elements.filter { $0.name == "testcase" }.compactMap { $0.attributes["name"] }
    #expect(tests.count == 6)
    #expect(elements.count { $0.name == "failure" } == 2)
    #expect(elements.count { $0.name == "error" } == 3)
    for suite in elements where suite.name == "testsuite" {
      #expect(suite.attributes["skipped"] == "0")
    }
    let sums = ["tests", "failures", "errors"].map { name in
      elements.reduce(0) { $0 + (Int($1.attributes[name] ?? "0") ?? 0) }
    }
    #expect(sums == [6, 2, 3])
  }

  @Test func whatXMLForbidsIsEscaped() throws {
    let elements = try elements(Sample.all)
    let failure = try #require(elements.first { $0.name == "failure" })
    #expect(failure.text.contains("-a\\u{0}]]>"))
    let test = elements.first { $0.attributes["name"]?.contains("<b>\"Two\"</b> &") == true }
    #expect(test?.attributes["name"]?.hasSuffix("\\u{202E}more\\u{1}") == true)
  }

  @Test func whatHoldsHasNeitherFailureNorError() throws {
    let names = try elements(Sample.good).map(\.name)
    #expect(!names.contains("failure") && !names.contains("error"))
    #expect(names.count { $0 == "testcase" } == 2)
  }

  private struct Element {
    var name: String
    var parent: String
    var attributes: [String: String]
    var text = ""
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [(name: String, index: Int)] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append((name, elements.count))
      elements.append(
        Element(name: name, parent: open.dropLast().last?.name ?? "", attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last.index].text += text }
    }
  }
}
