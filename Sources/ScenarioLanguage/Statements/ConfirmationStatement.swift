/// A part of `confirmation of … names`.
enum ConfirmationStatement: StatementSet, CaseIterable {
  case title, owner, author, recipient, role, displaced, oneComment, comments, onePerson, people,
    nobodyElse, everyone, hiddenFromOne, hiddenFrom, hiddenFromEveryone, undo, noUndo, proposer,
    oneMoreApproval, moreApprovals,
    lastApproval, destination, object

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .title: row("<text>", "The object's title.", "\"Ship\"")
    case .owner: row("owner <member>", "Its owner.", "owner alice")
    case .author: row("by <user>", "Who wrote it, for a comment.", "by alice")
    case .recipient: row("to <member>", "Who gets access or control.", "to bob")
    case .role: row("as <role>", "The role that they get.", "as editor")
    case .displaced:
      row("no longer assigned to <user>", "Whom it is taken from.", "no longer assigned to bob")
    case .oneComment: row("with 1 comment", "One comment goes along.", "with 1 comment")
    case .comments:
      row("with <number> comments", "So many comments go along.", "with 3 comments")
    case .onePerson: row("1 person", "One other person is affected.", "1 person")
    case .people: row("<number> people", "So many others are affected.", "3 people")
    case .nobodyElse: row("nobody else", "Nobody else is affected.", "nobody else")
    case .everyone: row("everyone", "Anybody is affected.", "everyone")
    case .hiddenFromOne:
      row("hidden from 1 person", "One other person sees it no more.", "hidden from 1 person")
    case .hiddenFrom:
      row(
        "hidden from <number> people", "So many others see it no more.", "hidden from 3 people")
    case .hiddenFromEveryone:
      row("hidden from everyone", "People outside see it no more.", "hidden from everyone")
    case .undo: row("undo for <duration>", "How long it can be undone.", "undo for 30d")
    case .noUndo: row("no undo", "It can't be undone.", "no undo")
    case .destination: row("into <destination>", "What it is brought to.", "into launch")
    case .proposer: row("proposed by <user>", "Who proposed it.", "proposed by alice")
    case .oneMoreApproval:
      row("1 more approval", "One more person must approve.", "1 more approval")
    case .moreApprovals:
      row("<number> more approvals", "So many more must approve.", "2 more approvals")
    case .lastApproval:
      row("done at once", "It is done at once.", "done at once")
    case .object: row("<entity>", "The object.", "c1")
    }
  }

  private func row(_ pattern: String, _ summary: String, _ part: String) -> StatementRow {
    StatementRow(pattern, summary, "confirmation of del names \(part)")
  }
}
