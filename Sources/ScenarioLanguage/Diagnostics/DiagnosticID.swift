/// The mistakes that a scenario file can hold, one case each; the raw value is the public name.
///
/// Each has a file that makes it in `scenarios/invalid`, named after it.
public enum DiagnosticID: String, CaseIterable, Hashable, Sendable {
  // The file as a whole.

  /// The file is larger than the limit.
  case fileTooLarge = "file-too-large"
  /// The file has more lines than the limit.
  case tooManyLines = "too-many-lines"
  /// The file holds a zero byte: it is no text.
  case binaryFile = "binary-file"
  /// Some bytes are not UTF-8.
  case invalidUTF8 = "invalid-utf8"
  /// A control, direction or zero-width character stands in the open.
  case hiddenCharacter = "hidden-character"
  /// There are more errors than are told.
  case tooManyErrors = "too-many-errors"

  // Lines and words.

  /// A line is indented with a tab.
  case tabIndentation = "tab-indentation"
  /// The indentation is odd, or jumps.
  case badIndentation = "bad-indentation"
  /// Blocks are nested deeper than the limit.
  case tooDeep = "too-deep"
  /// A text has no closing quote.
  case unterminatedText = "unterminated-text"
  /// A text in quotes that are not straight and double.
  case wrongQuotes = "wrong-quotes"
  /// A comment that begins as in another language.
  case wrongComment = "wrong-comment"
  /// A text holds an escape that does not exist.
  case badEscape = "bad-escape"

  // Statements.

  /// A part of the file that does not exist.
  case unknownPart = "unknown-part"
  /// The same part twice.
  case duplicatePart = "duplicate-part"
  /// A part before one that it must follow.
  case misplacedPart = "misplaced-part"
  /// A part that every scenario needs.
  case missingPart = "missing-part"
  /// A part or block without a line.
  case emptyBlock = "empty-block"
  /// No statement begins like this.
  case unknownStatement = "unknown-statement"
  /// A statement that belongs inside another one.
  case misplacedStatement = "misplaced-statement"
  /// A word where another was expected.
  case unexpectedWord = "unexpected-word"
  /// A statement that ends too early.
  case incompleteStatement = "incomplete-statement"
  /// Lines below a statement that has none.
  case unexpectedBlock = "unexpected-block"
  /// An action that somebody else does: the server, the network, a device.
  case wrongActor = "wrong-actor"
  /// An entry point on an action that does not come in through one.
  case entryNotAllowed = "entry-not-allowed"
  /// `sending` on an action that sends no request of its own.
  case sendingNotAllowed = "sending-not-allowed"

  // Names.

  /// A name with characters that names do not have, or a too long one.
  case badName = "bad-name"
  /// A name that is a word of the language.
  case reservedName = "reserved-name"
  /// A name that is taken.
  case duplicateName = "duplicate-name"
  /// A name that nothing has.
  case unknownName = "unknown-name"
  /// A name of something of another kind.
  case wrongKind = "wrong-kind"
  /// An operation that a later step makes.
  case usedBeforeMade = "used-before-made"
  /// A Shortcut that the device does not have.
  case unknownShortcut = "unknown-shortcut"
  /// A rule that is not in the catalogue.
  case unknownRule = "unknown-rule"
  /// A follow-up question that does not exist.
  case unknownQuestion = "unknown-question"
  /// A wording that the intent schema of whoever says it does not have.
  case wrongSchema = "wrong-schema"
  /// A word outside the list of words that can stand there.
  case unknownWord = "unknown-word"

  // Values.

  /// No whole number, or one outside its range.
  case badNumber = "bad-number"
  /// No duration.
  case badDuration = "bad-duration"
  /// A duration above ten years.
  case durationTooLong = "duration-too-long"
  /// No percentage, or one above 100%.
  case badPercent = "bad-percent"
  /// A latency whose end is before its beginning.
  case reversedLatency = "reversed-latency"
  /// No file: its type, its size, or what it is really is not written as such.
  case badFile = "bad-file"
  /// A title or comment that the server would refuse.
  case textTooLong = "text-too-long"

  // Sense.

  /// Somebody, or something, of another tenant.
  case outsideTenant = "outside-tenant"
  /// A device of a user with several tenants that does not say which.
  case ambiguousTenant = "ambiguous-tenant"
  /// A device that acts through one that can't carry it out, or does what needs a link of its own.
  case wrongRelay = "wrong-relay"
  /// Facts that repeat or contradict one another.
  case contradiction = "contradiction"
  /// The same item twice in a list.
  case repeatedItem = "repeated-item"
  /// A copy that is newer than the server's.
  case versionAhead = "version-ahead"
  /// A step before the one above it.
  case timeBackwards = "time-backwards"
  /// A step that refers to the one before it, and there is none.
  case nothingBefore = "nothing-before"
  /// An expectation that can never be true.
  case impossibleExpectation = "impossible-expectation"
  /// A fact that the end of an explored run does not decide.
  case notExplorable = "not-explorable"
  /// More devices or steps than the limit.
  case tooMany = "too-many"

  // Other files.

  /// The extended file can't be read.
  case extendsUnreadable = "extends-unreadable"
  /// Files that extend each other in a circle.
  case extendsCycle = "extends-cycle"
  /// A chain of extended files above the limit.
  case extendsTooDeep = "extends-too-deep"
  /// A world of one's own beside an extended one.
  case extendsWorld = "extends-world"

  // Warnings.

  /// A device that no step or expectation names.
  case unusedDevice = "unused-device"
  /// A Shortcut that nothing runs.
  case unusedShortcut = "unused-shortcut"
  /// A name of an operation that nothing refers to.
  case unusedOperation = "unused-operation"
  /// Every expectation says `sometimes`, so that a run of the scenario checks nothing.
  case nothingChecked = "nothing-checked"
  /// An event of a schedule whose step, operation or device the scenario does not have: there the
  /// schedule has drifted.
  case unknownEvent = "unknown-event"

  /// How bad it is.
  public var severity: Diagnostic.Severity {
    switch self {
    case .unusedDevice, .unusedShortcut, .unusedOperation, .nothingChecked, .unknownEvent: .warning
    case .fileTooLarge, .tooManyLines, .binaryFile, .invalidUTF8, .hiddenCharacter, .tooManyErrors,
      .tabIndentation, .badIndentation, .tooDeep, .unterminatedText, .wrongQuotes, .wrongComment,
      .badEscape, .unknownPart,
      .duplicatePart, .misplacedPart, .missingPart, .emptyBlock, .unknownStatement,
      .misplacedStatement, .unexpectedWord, .incompleteStatement, .unexpectedBlock, .wrongActor,
      .entryNotAllowed, .sendingNotAllowed, .badName, .reservedName, .duplicateName, .unknownName,
      .wrongKind, .usedBeforeMade, .unknownShortcut, .unknownRule, .unknownQuestion, .wrongSchema,
      .unknownWord,
      .badNumber, .badDuration, .durationTooLong, .badPercent, .reversedLatency, .badFile,
      .textTooLong,
      .outsideTenant, .ambiguousTenant, .contradiction, .repeatedItem, .versionAhead, .wrongRelay,
      .timeBackwards, .nothingBefore, .impossibleExpectation, .notExplorable, .tooMany,
      .extendsUnreadable,
      .extendsCycle, .extendsTooDeep, .extendsWorld:
      .error
    }
  }
}
