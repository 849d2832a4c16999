extension IntentKind {
  /// The intent's public name in one word: `complete-task` for `CompleteTaskIntent`.
  public var slug: String { IntentKind.slugs[Int(rawValue)] }

  /// The intent of a name, if there is one.
  public init?(slug: some StringProtocol) {
    guard let kind = IntentKind.allCases.first(where: { $0.slug == slug }) else { return nil }
    self = kind
  }

  private static let slugs = allCases.map { slug(of: $0.declaration.name) }

  private static func slug(of name: String) -> String {
    var slug = ""
    for character in name.hasSuffix("Intent") ? name.dropLast("Intent".count) : name[...] {
      if character.isUppercase, !slug.isEmpty { slug += "-" }
      slug += character.lowercased()
    }
    return slug
  }
}
