/// A file and those that it extends, read and parsed.
struct FileChain {
  private(set) var sources: [SourceFile] = []
  private(set) var files: [ParsedFile] = []
  private(set) var diagnostics = DiagnosticBag()
  /// Whether all of them are text.
  private(set) var isReadable = true
  /// The paths read so far, without `.` and `..`.
  private var paths: [String] = []

  /// Begins with the file that is compiled.
  init(path: String, bytes: [UInt8]) { add(path, bytes) }

  /// Reads what the last file extends, and so on.
  mutating func follow(_ load: (String) -> Result<[UInt8], LoadFailure>) {
    while isReadable, let file = files.last, let reference = file.extends {
      let path = FileChain.path(reference.text, from: sources[file.file].path)
      if paths.contains(path) {
        diagnostics.report(
          .extendsCycle, reference.span, "the file extends itself, through \(paths.count) files")
        return
      }
      if files.count > LanguageLimits.extends {
        diagnostics.report(
          .extendsTooDeep, reference.span,
          "more than \(LanguageLimits.extends) files extend one another")
        return
      }
      switch reference.text.hasPrefix("/") ? .failure(.absolute) : load(path) {
      case .success(let bytes): add(path, bytes)
      case .failure(let failure):
        diagnostics.report(
          .extendsUnreadable, reference.span, "the file \(Wording.quoted(path)) can't be extended",
          notes: [.init(HiddenScalar.shown(failure.reason))],
          suggestion: "the path counts from the folder of this file")
        return
      }
    }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    let source = SourceFile(path: path, bytes: bytes)
    let file = sources.count
    sources.append(source)
    paths.append(FileChain.normalized(path))
    let inspection = SourceInspection(source, file: file, into: &diagnostics)
    guard inspection.isReadable else {
      isReadable = false
      return
    }
    let tree = TreeParser.parse(
      source, file: file, damagedLines: inspection.damagedLines, into: &diagnostics)
    files.append(FileParser.parse(tree, file: file, into: &diagnostics))
  }

  /// The path that a file means by `reference`.
  private static func path(_ reference: String, from path: String) -> String {
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
  fileprivate static let absolute = LoadFailure("the path must be relative")
}
