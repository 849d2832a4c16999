import Foundation
import Testing

/// A walkthrough's page in a real browser, by the keyboard alone.
@Suite("The page of a walkthrough in a browser", .serialized, .browser)
struct WalkthroughInBrowserTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private let browser: Browser
  private let folder: Program

  init() throws {
    browser = try Browser.onDesk()
    folder = try Program()
  }

  @Test("one key asks, shows and goes on, another goes back, and arrows step through the run")
  func keys() throws {
    try browser.open(try page("q1"))
    #expect(try browser.part() == "beat-1")
    #expect(try !isOpen())
    #expect(
      try browser.value("document.querySelector('#beat-1 section.run').checkVisibility()") == false)
    try browser.press("n")
    #expect(try isOpen() && browser.part() == "beat-1")
    #expect(try browser.text("#beat-1-run-0 .what") == "The beginning")
    try browser.press("End")
    #expect(try browser.text("#beat-1-run-0 .what").contains("del shows"))
    try browser.press("Home")
    #expect(try browser.text("#beat-1-run-0 .what") == "The beginning")
    try browser.press("ArrowRight", "ArrowRight", "ArrowLeft")
    #expect(try browser.text("#beat-1-run-0 .what").contains("phone, siri: delete c1 as del"))
    try browser.press("n")
    try browser.wait(for: "document.querySelector('main>section:not([hidden])').id==='beat-2'")
    #expect(try !isOpen())
    #expect(try browser.value("document.activeElement.id") == "beat-2-h")
    try browser.press("Tab", "Enter")
    #expect(try isOpen())
    #expect(try browser.text("#beat-2 .facts").contains("del took effect once"))
    // As with the shift key, or with capitals locked.
    try browser.press("P")
    try browser.wait(for: "document.querySelector('main>section:not([hidden])').id==='beat-1'")
    try browser.press("N")
    try browser.wait(for: "document.querySelector('main>section:not([hidden])').id==='beat-2'")
    try browser.press("p")
    try browser.wait(for: "document.querySelector('main>section:not([hidden])').id==='beat-1'")
    try browser.checkQuiet()
  }

  @Test("where a beat has two runs, arrows go from the end of one on to the other, and back")
  func twoRuns() throws {
    try browser.open(try page("q1"), part: "beat-3")
    try browser.press("n", "End")
    #expect(try browser.text("#beat-3-run-0 .what").contains("holds c1"))
    #expect(try browser.text("#beat-3-run-1 .what") == "The beginning")
    try browser.press("ArrowRight", "ArrowRight")
    #expect(try browser.text("#beat-3-run-1 .what").contains("carries request 1 of again"))
    try browser.press("ArrowLeft", "ArrowLeft")
    #expect(try browser.text("#beat-3-run-1 .what") == "The beginning")
    #expect(try browser.text("#beat-3-run-0 .what").contains("holds c1"))
    try browser.press("ArrowLeft")
    #expect(try browser.text("#beat-3-run-0 .what").contains("has synced"))
    let _: Bool = try browser.value(
      "document.querySelector('#beat-3-run-1 button[data-go=last]').focus()||true")
    try browser.press("End", "ArrowLeft")
    #expect(try browser.text("#beat-3-run-1 .what").contains("carries reply 1 to again"))
    try browser.checkQuiet()
  }

  @Test("with the mouse, too, no question is gone past before it is answered")
  func mouse() throws {
    try browser.open(try page("q1"))
    try browser.click("#beat-1 a.on")
    #expect(try isOpen() && browser.part() == "beat-1")
    try browser.click("#beat-1 a.on")
    try browser.wait(for: "document.querySelector('main>section:not([hidden])').id==='beat-2'")
    #expect(try !isOpen())
    try browser.checkQuiet()
  }

  @Test("the name of a rule leads to its text, and the beat stays")
  func rules() throws {
    try browser.open(try page("q1"))
    try browser.press("n")
    let rule = "#beat-1 a.rule"
    let title: String = try browser.value("document.querySelector('\(rule)').title")
    #expect(title.contains("confirm"))
    try browser.click(rule)
    try browser.wait(for: "document.querySelector('.rulebook').open")
    #expect(try browser.text(".rulebook div:target dt") == "confirm.required")
    #expect(try browser.part() == "beat-1" && isOpen())
    let dead: Int = try browser.value(
      "[...document.querySelectorAll('a.rule')].filter("
        + "a=>!document.getElementById(a.hash.slice(1))).length")
    #expect(dead == 0)
    try browser.checkQuiet()
  }

  @Test("without scripts every question stands on one page, and every answer behind it")
  func withoutScripts() throws {
    try browser.ask("Emulation.setScriptExecutionDisabled", ["value": true])
    try browser.open(try page("q1"))
    let asked: Int = try browser.value(
      "[...document.querySelectorAll('.beat>h2')].filter(h=>h.offsetHeight).length")
    #expect(asked == 10)
    #expect(try browser.value("document.querySelectorAll('.reveal[open]').length") == 0)
    try browser.checkQuiet()
  }

  @Test(
    "light and dark, on a phone and on a desk, all can be read and nothing sticks out",
    arguments: ["light", "dark"], [390, 400, 1_280])
  func looks(scheme: String, width: Int) throws {
    try browser.show(width: width, height: width < 600 ? 844 : 900, scheme: scheme)
    for name in ["q1", "q2", "q3", "rubric"] {
      try browser.open(try page(name))
      try keep("\(name)-asks-\(scheme)-\(width)")
      try browser.press("n")
      let _: Bool = try browser.value(
        "[...document.querySelectorAll('details')].every(d=>d.open=true)")
      try keep("\(name)-tells-\(scheme)-\(width)")
      let parts: [String] = try browser.value(
        "[...document.querySelectorAll('main>section')].map(part=>part.id)")
      #expect(parts.count > 3)
      for part in parts {
        let _: Bool = try browser.value(
          "[...document.querySelectorAll('main>section')]"
            + ".every(one=>{one.hidden=one.id!=='\(part)';return true})")
        try browser.checkLooks("\(name), \(part), \(scheme)", width: width)
      }
    }
    try browser.checkQuiet()
  }

  @Test("on paper every answer is there, and nothing to press")
  func print() throws {
    try browser.open(try page("q1"))
    try browser.show(width: 800, height: 1_000, scheme: "dark", media: "print")
    let _: Bool = try browser.value("dispatchEvent(new Event('beforeprint'))")
    let told: Int = try browser.value(
      "[...document.querySelectorAll('.told,.events')].filter(t=>!t.checkVisibility()).length")
    #expect(told == 0)
    let pressed: Int = try browser.value(
      "[...document.querySelectorAll('.turns,.controls,nav,.reveal>summary')]"
        + ".filter(s=>s.offsetHeight).length")
    #expect(pressed == 0)
    try browser.checkQuiet()
  }

  @Test(
    "Mermaid itself draws every beat of every question, as it stands",
    .enabled(
      if: ProcessInfo.processInfo.environment["INTENTSIM_MERMAID"] != nil,
      "there is no Mermaid here: set INTENTSIM_MERMAID to its mermaid.min.js"))
  func mermaid() throws {
    let script = ProcessInfo.processInfo.environment["INTENTSIM_MERMAID"] ?? ""
    for name in ["q1", "q2", "rubric"] {
      let told = try Program(in: Self.root).run("walkthrough", name, "--format", "markdown").output
      let drawings = told.split(separator: "```mermaid\n").dropFirst()
        .compactMap { $0.split(separator: "```").first.map(String.init) }
      #expect(!drawings.isEmpty)
      let json = String(decoding: try JSONEncoder().encode(drawings), as: UTF8.self)
      try folder.write(
        """
        <!DOCTYPE html><meta charset="utf-8"><body>
        <script src="file://\(script)"></script><script>
        window.done=[];mermaid.initialize({startOnLoad:false});
        (async function(){for(const text of \(json.replacing("</", with: "<\\/"))){
        try{const drawn=await mermaid.render('d'+done.length,text);
        const box=document.createElement('div');box.innerHTML=drawn.svg;document.body.append(box);
        done.push(box.innerText||box.textContent)}catch(error){done.push('ERROR '+error)}}
        window.ended=true})()
        </script>
        """, to: "mermaid.html")
      try browser.open(folder.folder.appendingPathComponent("mermaid.html"))
      try browser.wait(for: "window.ended")
      let done: [String] = try browser.value("done")
      #expect(done.count == drawings.count)
      for (text, drawing) in zip(done, drawings) {
        #expect(!text.hasPrefix("ERROR"), "\(text)\n\(drawing)")
        #expect(text.contains("server") && text.contains("phone"))
        #expect(!text.contains("#58;"), "\(text)")
      }
      try keep("mermaid-\(name)")
    }
  }

  private func page(_ name: String) throws -> URL {
    try folder.write(try #require(Self.pages[name]), to: "\(name).html")
    return folder.folder.appendingPathComponent("\(name).html")
  }

  /// The pages, which are made once for all tests.
  private static let pages = ["q1", "q2", "q3", "rubric"].reduce(into: [String: String]()) {
    let told = try? Program(in: root).run("walkthrough", $1, "--format", "html")
    $0[$1] = told?.status == .holds ? told?.output : nil
  }

  private func isOpen() throws -> Bool {
    try browser.value("document.querySelector('main>section:not([hidden]) .reveal').open")
  }

  private func keep(_ name: String) throws { try browser.keep("walkthrough-\(name)") }
}
