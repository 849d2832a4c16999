import Foundation
import Testing

/// The page in a real browser, by the keyboard alone.
@Suite("The page in a browser", .serialized, .browser)
struct PageInBrowserTests {
  private let reports: ShownReports
  private let browser: Browser

  init() throws {
    reports = try ShownReports()
    browser = try Browser.onDesk()
  }

  @Test("keys go through the run, and the moment is told, with what changed and what there is")
  func steps() throws {
    try browser.open(try reports.page("scenarios/race.scenario"), part: "run-0")
    let count: Int = try browser.value("document.querySelectorAll('#run-0 tr[data-event]').length")
    #expect(count > 20)
    #expect(try place() == 0)
    #expect(try browser.text("#run-0 .what") == "The beginning")
    #expect(try browser.text("#run-0 [data-section=audit] ul") == "nothing")
    try browser.press("ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp")
    #expect(try place() == 1)
    #expect(try browser.text("#run-0 .what") == "network: lose reply 1 to fin")
    try browser.press("PageDown")
    #expect(try place() == 11)
    try browser.press("PageUp", "End")
    #expect(try place() == count)
    let decided: Int = try browser.value(
      "[...document.querySelectorAll('#run-0 tr[data-event]')]"
        + ".findIndex(row=>row.className.includes('decision'))")
    try browser.press("Home")
    for _ in 0...decided { try browser.press("ArrowRight") }
    #expect(try browser.text("#run-0 .what").contains("fin: completed by"))
    #expect(try browser.text("#run-0 .count").hasPrefix("Event \(decided + 1) of \(count), at "))
    #expect(try browser.text("#run-0 .diff").contains("version 2"))
    let columns: [Int] = try browser.value(
      "[...document.querySelectorAll('#run-0 .diff p')].slice(0,2)"
        + ".map(line=>line.textContent.indexOf('version '))")
    #expect(columns.count == 2 && columns[0] == columns[1] && columns[0] > 0)
    let audit: Int = try browser.value(
      "document.querySelectorAll('#run-0 [data-section=audit] li.new').length")
    #expect(audit == 1)
    try browser.checkQuiet()
  }

  @Test("the slider is a slider for the keyboard too")
  func slider() throws {
    try browser.open(try reports.page("scenarios/race.scenario"), part: "run-0")
    let _: Bool = try browser.value(
      "document.querySelector('#run-0 input[type=range]').focus()||true")
    try browser.press("End")
    let end = try place()
    try browser.press("ArrowLeft", "ArrowLeft")
    #expect(try place() == end - 2)
    try browser.press("Home")
    #expect(try place() == 0)
    try browser.checkQuiet()
  }

  @Test("with an operation chosen, the keys go from one of its events to the next")
  func filter() throws {
    try browser.open(try reports.page("scenarios/race.scenario"), part: "run-0")
    try browser.press("f")
    #expect(try browser.value("document.activeElement.tagName") == "SELECT")
    try browser.press("ArrowDown", "ArrowDown", "Escape")
    #expect(try browser.value("document.querySelector('#run-0 select').value") == "1")
    try browser.press("Home")
    for _ in 0..<5 {
      try browser.press("ArrowRight")
      #expect(try browser.value("document.querySelector('tr.now').dataset.op") == "1")
    }
    let dim: Int = try browser.value("document.querySelectorAll('#run-0 tr.dim').length")
    #expect(dim > 10)
    try browser.checkQuiet()
  }

  @Test("two runs stand side by side, and the first difference is where one begins to look")
  func sideBySide() throws {
    try browser.open(try reports.page("scenarios/race.scenario", "--without", "write.once"))
    #expect(try browser.part() == "comparison")
    #expect(try browser.text("#comparison tr.now .flag") == "First difference")
    #expect(try browser.text("#comparison .diff").contains("Only without write.once"))
    try browser.press("Home")
    #expect(try browser.text("#comparison .what") == "Nothing differs after this row")
    let _: Bool = try browser.value(
      "document.querySelector('nav a[href=\"#run-1\"]').focus()||true")
    try browser.press("Enter")
    try browser.wait(for: "document.querySelector('main>section:not([hidden])').id==='run-1'")
    try browser.checkQuiet()
  }

  @Test("every outcome leads to a run that ends so")
  func outcomes() throws {
    try browser.open(try reports.page("scenarios/choice.scenario"), part: "outcomes")
    // The report's own run is what one sees first.
    let parts: [String] = try browser.value(
      "[...document.querySelectorAll('main>section')].map(part=>part.id)")
    let own = try #require(parts.firstIndex(of: "run-0"))
    let outcomes = try #require(parts.firstIndex(of: "outcomes"))
    #expect(own < outcomes && outcomes < parts.count - 1)
    let links: [String] = try browser.value(
      "[...document.querySelectorAll('nav a')].map(link=>link.hash.slice(1))")
    #expect(links == parts)
    let sideways: Int = try browser.value(
      "[...document.querySelectorAll('#outcomes .rows')]"
        + ".filter(rows=>rows.scrollWidth>rows.clientWidth).length")
    #expect(sideways == 0)
    let steps: Int = try browser.value("document.querySelectorAll('#outcomes a.step').length")
    #expect(steps > 1)
    let _: Bool = try browser.value("document.querySelector('#outcomes a.step').focus()||true")
    try browser.press("Enter")
    let shown = "document.querySelector('main>section:not([hidden]) h2').innerText"
    try browser.wait(for: "\(shown).includes('Outcome 1')")
    try browser.checkQuiet()
  }

  @Test("many people over weeks are gone through week by week")
  func weeks() throws {
    for (scheme, width) in [("light", 1_280), ("dark", 390)] {
      try browser.show(width: width, height: 900, scheme: scheme)
      try browser.open(try reports.page("scenarios/few.scenario"))
      #expect(try browser.text("#curve .count") == "Before the first week")
      try browser.press("End")
      let last = try browser.text("#curve .count")
      #expect(last.hasPrefix("Week 2 of 2. complete-task: "))
      try browser.press("ArrowLeft")
      #expect(try browser.text("#curve .count").hasPrefix("Week 1 of 2. "))
      try browser.press("Home")
      #expect(try browser.text("#curve .count") == "Before the first week")
      try browser.press("End")
      #expect(try browser.text("#curve .count") == last)
      try browser.checkLooks("weeks, \(scheme)", width: width)
      try browser.keep("weeks-\(scheme)-\(width)")
    }
    try browser.checkQuiet()
  }

  @Test("an overview finds scenarios by what is typed")
  func overview() throws {
    try browser.open(try reports.page(), part: "scenarios")
    let _: Bool = try browser.value("document.querySelector('.find input').focus()||true")
    try browser.press("e", "i", "t", "h", "e", "r")
    #expect(try browser.text(".find span") == "1 of 3")
    try browser.checkQuiet()
  }

  @Test(
    "light and dark, on a phone and on a desk, all can be read and nothing sticks out",
    arguments: ["light", "dark"], [390, 1_280])
  func looks(scheme: String, width: Int) throws {
    try browser.show(width: width, height: width < 600 ? 844 : 900, scheme: scheme)
    for (name, arguments) in [
      ("run", ["scenarios/race.scenario"]),
      ("pair", ["scenarios/race.scenario", "--without", "write.once"]), ("suite", []),
    ] {
      let page =
        try arguments.isEmpty
        ? reports.page()
        : arguments.count == 1
          ? reports.page(arguments[0])
          : reports.page(arguments[0], arguments[1], arguments[2])
      try browser.open(page)
      #expect(try browser.value("document.querySelectorAll('main>section').length") > 0)
      try browser.checkLooks("\(name), \(scheme)", width: width)
      try browser.keep("\(name)-\(scheme)-\(width)")
      guard name != "suite" else { continue }
      if name == "run" {
        #expect(try place() == 0)
        #expect(try panel() == (width > 1_000 ? "sticky" : "static"))
      }
      try browser.press("Home", "PageDown", "ArrowRight")
      if name == "pair" { try browser.press("PageDown", "PageDown") }
      if name == "run" { #expect(try panel() == "sticky") }
      let hidden: Int = try browser.value(
        "Math.ceil(document.querySelector('section:not([hidden]) tr.now').getBoundingClientRect()"
          + ".bottom-(innerWidth>1000&&'\(name)'==='run'?innerHeight:document.querySelector("
          + "'section:not([hidden]) .moment').getBoundingClientRect().top))")
      #expect(hidden <= 0, "\(name), \(width): the moment hides its own event")
      try browser.keep("\(name)-moment-\(scheme)-\(width)")
    }
    try browser.checkQuiet()
  }

  @Test("on paper everything is there, and nothing to press")
  func print() throws {
    try browser.open(try reports.page("scenarios/race.scenario"))
    try browser.show(width: 800, height: 1_000, scheme: "dark", media: "print")
    let _: Bool = try browser.value("dispatchEvent(new Event('beforeprint'))")
    #expect(try browser.text("#run-0 [data-section=audit] ul").contains("fin"))
    let hidden: Int = try browser.value(
      "[...document.querySelectorAll('main>section')].filter(s=>!s.offsetHeight).length")
    #expect(hidden == 0)
    let controls: Int = try browser.value(
      "[...document.querySelectorAll('.controls,nav')].filter(s=>s.offsetHeight).length")
    #expect(controls == 0)
    #expect(
      try browser.value("getComputedStyle(document.documentElement).backgroundColor")
        == "rgb(255, 255, 255)")
    let paper = try browser.ask("Page.printToPDF", ["printBackground": true])
    let document = try #require(Data(base64Encoded: paper["data"] as? String ?? ""))
    #expect(document.starts(with: Data("%PDF".utf8)))
    try Browser.keep(document, "paper.pdf")
    try browser.checkQuiet()
  }

  /// How the panel that tells the moment stands on the page.
  private func panel() throws -> String {
    try browser.value("getComputedStyle(document.querySelector('#run-0 .moment')).position")
  }

  /// How many events have happened in what is shown.
  private func place() throws -> Int {
    try browser.value("Number(document.querySelector('#run-0 input[type=range]').value)")
  }
}
