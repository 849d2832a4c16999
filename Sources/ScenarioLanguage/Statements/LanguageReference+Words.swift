import IntentEngine

extension LanguageReference {
  /// The words of `expect` lines, and what they mean.
  static var words: String {
    heading("words")
      + """
      audit       \(wrapped(Checker.auditWords))
      states      \(wrapped(EntityState.words.map(\.word)))
      kinds       \(wrapped(Slot.contentKinds.map(\.word)))
      roles       \(wrapped(Role.allCases.map(\.word)))
      in a team   \(wrapped(TeamRole.allCases.map(\.word)))
      times       never, once, twice, 3 times
      reserved    \(wrapped(Keywords.reserved.sorted()))

      """
      + "\n" + heading("outcomes")
        + """
        done, in the word of its intent:
            \(wrapped(IntentKind.allCases.map(\.declaration.doneWord).uniqued(), margin: 4))
        answered by the server:

        """
      + explained(Outcome.allCases.filter { $0 != .done }, by: \.word, meaning)
      + "resting on its device:\n"
      + explained(RestWord.allCases, by: \.rawValue, meaning)
      + "\n" + heading("recoveries")
      + explained(Recovery.allCases, by: \.word, meaning)
  }

  private static func explained<Word>(
    _ words: [Word], by name: (Word) -> String, _ meaning: (Word) -> String
  ) -> String {
    words.reduce(into: "") { text, word in
      let gap = String(repeating: " ", count: max(1, 14 - name(word).count))
      text += "    \(name(word))\(gap)\(meaning(word))\n"
    }
  }

  private static func meaning(of outcome: Outcome) -> String {
    switch outcome {
    case .done: "It is done."
    case .already: "What was wanted is so already; nothing is done again."
    case .changed: "It is not, or no longer, as it was when the user saw it."
    case .forbidden: "The user may see it, and may not do this."
    case .notFound: "It does not exist, or the user may not see it."
    case .gone: "It was deleted."
    case .archived: "The project is archived: it can be read and not written."
    case .incompatible: "The intent schema that it was made for is not understood any more."
    case .expired: "Too late: the key or the undo window is over. Also where there is no undo."
    case .cancelled: "The user said no, or took it back before it was done."
    case .rejected: "What came with it was looked at and is not taken: a file."
    case .invalid: "The request is malformed, or lacks what it needs."
    case .mismatched: "The key was used for something else."
    case .signIn: "The sign-in is over; after another one it goes on."
    case .unavailable: "The server can't answer now."
    case .inProgress: "Another request under the same key is being carried out."
    case .choose: "The candidates are shown; it goes on with the one that is chosen."
    case .challenged: "A question is shown; it goes on when the user says yes."
    case .slowDown: "There are too many requests; it can be sent again later."
    case .locked: "The device is locked; after the unlock it goes on."
    case .awaitingApproval: "It is proposed; it happens when others have approved it."
    }
  }

  private static func meaning(of rest: RestWord) -> String {
    switch rest {
    case .kept: "It is in the outbox, and goes by itself as soon as it can."
    case .waiting: "It is in the outbox, behind an operation that it depends on."
    case .parked: "It is in the outbox until the user retries it."
    case .held: "It is in the outbox of another account than the one that is signed in."
    case .outboxFull: "The device refused it, because its outbox is full."
    case .notShown: "The device does not show what it is about; nothing was sent."
    case .notReached: "Its step has not been reached."
    case .dropped: "The device has forgotten it, which takes a safeguard that is left out."
    }
  }

  private static func meaning(of recovery: Recovery) -> String {
    switch recovery {
    case .undo: "Take it back, until the undo window ends."
    case .choose: "Choose one of the candidates."
    case .confirm: "Answer the question by hand."
    case .signIn: "Sign in; the same key goes on."
    case .retry: "Send the same key again."
    case .decideAnew: "Look at it as it is now, and decide anew, under a new key."
    case .restore: "Bring back what was deleted."
    case .open: "Look at it as it is."
    case .update: "Update the app."
    case .askPerson: "Ask a person: the owner, or an admin."
    case .unarchive: "Unarchive the project first."
    case .restoreContainer: "Bring back first what it is in: the task of a comment."
    case .unlock: "Unlock the device; the same key goes on."
    case .handOver: "Hand over first what nobody else can administer."
    case .elsewhere: "Pick it up on a device that can show the question, and answer there."
    case .appoint: "Make somebody else an admin first, of the team or of the project."
    case .wait: "Wait until the moment that is named, and decide anew, under a new key."
    }
  }
}
