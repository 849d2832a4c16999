import Foundation
import Testing

/// A page in a real browser: opened, typed at, asked, and looked at.
final class Browser {
  /// Where Chromium is; `nil` where there is none.
  static let program: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["INTENTSIM_CHROMIUM"], !named.isEmpty { return named }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// What went wrong on the pages, and what they have asked the network for.
  private(set) var complaints: [String] = []
  private let pipe: BrowserPipe
  private var session = ""
  private var number = 0
  private var isLoaded = false

  init() throws {
    pipe = try BrowserPipe(program: try #require(Browser.program))
    let target = try ask("Target.createTarget", ["url": "about:blank"])
    let id = try #require(target["targetId"] as? String)
    let attached = try ask("Target.attachToTarget", ["targetId": id, "flatten": true])
    session = try #require(attached["sessionId"] as? String)
    for domain in ["Page", "Runtime", "Network", "Log"] { try ask("\(domain).enable") }
  }

  /// Sends a command and waits for its answer; what happens meanwhile is noted.
  @discardableResult
  func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if !session.isEmpty { message["sessionId"] = session }
    try pipe.send(message)
    while true {
      let answer = try pipe.receive()
      guard answer["id"] as? Int == number else {
        note(answer)
        continue
      }
      if let error = answer["error"] {
        throw BrowserPipe.Problem(message: "\(method): \(error)")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Page.loadEventFired": isLoaded = true
    case "Runtime.exceptionThrown": complaints.append("exception: \(parameters)")
    case "Runtime.consoleAPICalled": complaints.append("console: \(parameters)")
    case "Log.entryAdded": complaints.append("log: \(parameters)")
    case "Network.requestWillBeSent":
      let request = parameters["request"] as? [String: Any]
      // The page itself is all that may be read.
      if parameters["type"] as? String != "Document" {
        complaints.append("request: \(request?["url"] ?? "")")
      }
    case "Page.javascriptDialogOpening": complaints.append("dialog: \(parameters)")
    default: break
    }
  }

  /// Opens a file, and waits until it is there.
  func open(_ file: URL, part: String = "") throws {
    isLoaded = false
    let fragment = part.isEmpty ? "" : "#\(part)"
    try ask("Page.navigate", ["url": file.absoluteString + fragment])
    while !isLoaded { note(try pipe.receive()) }
  }

  /// What an expression is worth on the page.
  func value<Value>(_ expression: String) throws -> Value {
    let answer = try ask(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true])
    let result = answer["result"] as? [String: Any]
    return try #require(result?["value"] as? Value, "\(expression): \(answer)")
  }

  /// Waits until something is so on the page, which goes on by itself.
  func wait(for expression: String) throws {
    for _ in 0..<250 {
      if try value("Boolean(\(expression))") { return }
      try ask(
        "Runtime.evaluate",
        ["expression": "new Promise(go=>setTimeout(go,20))", "awaitPromise": true])
    }
    throw BrowserPipe.Problem(message: "it is never so: \(expression)")
  }

  /// The text of the first element that a query finds.
  func text(_ query: String) throws -> String {
    try value("document.querySelector('\(query)').innerText")
  }

  /// Presses keys, one after the other, as somebody at a keyboard does.
  func press(_ keys: String...) throws {
    for key in keys {
      let code = Browser.codes[key] ?? Int(key.uppercased().utf8.first ?? 0)
      var event: [String: Any] = ["key": key, "code": key, "windowsVirtualKeyCode": code]
      if key.count == 1 || key == "Enter" { event["text"] = key == "Enter" ? "\r" : key }
      event["type"] = event["text"] == nil ? "rawKeyDown" : "keyDown"
      try ask("Input.dispatchKeyEvent", event)
      try ask("Input.dispatchKeyEvent", ["type": "keyUp", "key": key, "code": key])
    }
  }

  private static let codes = [
    "Tab": 9, "Enter": 13, "Escape": 27, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
  ]

  /// Makes the screen that of a phone or of a desk, in a scheme.
  func show(width: Int, height: Int, scheme: String, media: String = "screen") throws {
    try ask(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
    try ask(
      "Emulation.setEmulatedMedia",
      ["media": media, "features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  /// A picture of what is on the screen, as PNG.
  func picture() throws -> Data {
    let answer = try ask("Page.captureScreenshot", ["format": "png"])
    return try #require(Data(base64Encoded: answer["data"] as? String ?? ""))
  }
}
