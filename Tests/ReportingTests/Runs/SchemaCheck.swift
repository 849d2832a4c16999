import Foundation

/// Holds a JSON value to a JSON Schema, as far as ours uses the language.
struct SchemaCheck {
  private let root: [String: Any]
  private(set) var problems: [String] = []

  init(_ schema: [String: Any]) { root = schema }

  /// Notes everything that is not as the schema says.
  mutating func check(_ value: Any) { check(value, root, "$") }

  private mutating func check(_ value: Any, _ schema: [String: Any], _ path: String) {
    if let name = schema["$ref"] as? String {
      let definitions = root["$defs"] as? [String: [String: Any]]
      let key = String(name.dropFirst("#/$defs/".count))
      guard let target = definitions?[key] else { return problems.append("\(path): no \(name)") }
      return check(value, target, path)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let fits = choices.contains { choice in
        var probe = SchemaCheck(root)
        probe.check(value, choice, path)
        return probe.problems.isEmpty
      }
      if !fits { problems.append("\(path): fits no choice") }
      return
    }
    if let words = schema["enum"] as? [Any] {
      let isKnown = words.contains { "\($0)" == "\(value)" }
      if !isKnown { problems.append("\(path): \(value) is not one of \(words)") }
    }
    if let constant = schema["const"], "\(constant)" != "\(value)" {
      problems.append("\(path): \(value) is not \(constant)")
    }
    if let type = schema["type"] {
      let names = type as? [String] ?? [type as? String ?? ""]
      if !names.contains(where: { isOf($0, value) }) {
        return problems.append("\(path): not \(names)")
      }
    }
    if let object = value as? [String: Any] { checkMembers(object, schema, path) }
    if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (index, item) in list.enumerated() { check(item, items, "\(path)[\(index)]") }
    }
  }

  private mutating func checkMembers(
    _ object: [String: Any], _ schema: [String: Any], _ path: String
  ) {
    let members = schema["properties"] as? [String: [String: Any]] ?? [:]
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      problems.append("\(path): no \(name)")
    }
    for name in object.keys.sorted() {
      guard let member = members[name], let value = object[name] else {
        problems.append("\(path): unknown \(name)")
        continue
      }
      check(value, member, "\(path).\(name)")
    }
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    let isTruth = (value as? NSNumber).map { "\($0.objCType.pointee)" == "99" } ?? false
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "boolean": return value is Bool && isTruth
    case "integer": return value is Int && !isTruth
    case "null": return value is NSNull
    default: return false
    }
  }
}
