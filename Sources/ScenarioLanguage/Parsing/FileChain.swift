import IntentEngine

/// A file and those that it extends, read and parsed.
struct FileChain {
  private(set) var sources: [SourceFile] = []
  private(set) var files: [ParsedFile] = []
  private(set) var diagnostics = DiagnosticBag()
  /// Whether all of them could be read.
  private(set) var isComplete = true
  /// The paths read so far, without `.` and `..`.
  private var paths: [String] = []

  /// Begins with the file that is compiled.
  init(path: String, bytes: [UInt8]) { add(path, bytes) }

  /// Reads what the last file extends, and so on, until one extends nothing or can't be read.
  mutating func follow(_ load: (String) -> Result<[UInt8], LoadFailure>) {
    while isComplete, let file = files.last, let reference = file.extends {
      let path = FileChain.path(reference.text, from: sources[file.file].path)
      if paths.contains(path) {
        fail(.extendsCycle, reference, "the file extends itself in a circle")
      } else if files.count > LanguageLimits.extends {
        fail(
          .extendsTooDeep, reference,
          "more than \(LanguageLimits.extends) files extend one another")
      } else {
        switch reference.text.hasPrefix("/") ? .failure(.absolute) : load(path) {
        case .success(let bytes): add(path, bytes)
        case .failure(let failure):
          fail(
            .extendsUnreadable, reference,
            "the file \"\(HiddenScalar.shown(path))\" can't be extended: \(failure.reason)",
            suggestion: "the path counts from the folder of this file")
        }
      }
    }
  }

  /// Takes the schedule of another file in place of the scenario's own.
  mutating func take(schedule source: SourceFile) {
    guard isComplete else { return }
    let file = sources.count
    sources.append(source)
    let inspection = SourceInspection(source, file: file, into: &diagnostics)
    guard inspection.isReadable else {
      isComplete = false
      return
    }
    let tree = TreeParser.parse(
      source, file: file, damagedLines: inspection.damagedLines, into: &diagnostics)
    let parsed = FileParser.parse(tree, file: file, into: &diagnostics)
    files[0].schedule = parsed.schedule
    files[0].parts[.schedule] = parsed.parts[.schedule]
  }

  private mutating func fail(
    _ id: DiagnosticID, _ reference: Binding, _ message: String, suggestion: String? = nil
  ) {
    isComplete = false
    diagnostics.report(id, reference.span, message, suggestion: suggestion)
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    let source = SourceFile(path: path, bytes: bytes)
    let file = sources.count
    sources.append(source)
    paths.append(FileChain.normalized(path))
    let inspection = SourceInspection(source, file: file, into: &diagnostics)
    guard inspection.isReadable else {
      isComplete = false
      return
    }
    let tree = TreeParser.parse(
      source, file: file, damagedLines: inspection.damagedLines, into: &diagnostics)
    files.append(FileParser.parse(tree, file: file, into: &diagnostics))
  }

  /// The path that a file means by `reference`.
  static func path(_ reference: String, from path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return normalized(folder + reference)
  }

  /// A path without `.`, and without `..` where a folder precedes it.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

extension LoadFailure {
  static let absolute = LoadFailure("the path must be relative")
}
