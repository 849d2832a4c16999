import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// What needs a browser is not tried where there is none.
  static var browser: Self {
    .enabled(
      if: Browser.program != nil,
      "there is no Chromium here: install the package chromium, or set INTENTSIM_CHROMIUM")
  }
}

/// What every page is looked at for.
extension Browser {
  /// A browser on a desk, in the light.
  static func onDesk() throws -> Browser {
    let browser = try Browser()
    try browser.show(width: 1_280, height: 900, scheme: "light")
    return browser
  }

  /// The name of the part of the page that is shown.
  func part() throws -> String {
    try value("document.querySelector('main>section:not([hidden])').id")
  }

  /// Clicks on the first element that a query finds.
  func click(_ query: String) throws {
    let _: Bool = try value("document.querySelector('\(query)').click()||true")
  }

  /// Nothing sticks out of the page, and all of it can be read.
  func checkLooks(_ what: String, width: Int) throws {
    let over: Int = try value("document.scrollingElement.scrollWidth-\(width)")
    #expect(over <= 0, "\(what) is \(over) wider than \(width)")
    let faint: [String] = try value(Contrast.script)
    #expect(faint == [], "\(what), \(width)")
  }

  /// No script has failed, nothing was asked of the network, and no title became a script.
  func checkQuiet() throws {
    #expect(complaints == [])
    #expect(try value("typeof window.hacked") == "undefined")
  }

  /// Takes a picture, and keeps it where somebody wants to look at it.
  func keep(_ name: String) throws { try Browser.keep(try picture(), "\(name).png") }

  /// Keeps a file where somebody wants to look at it.
  static func keep(_ file: Data, _ name: String) throws {
    #expect(file.count > 5_000)
    guard let folder = ProcessInfo.processInfo.environment["INTENTSIM_PICTURES"] else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try file.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
  }
}
