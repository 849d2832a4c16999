/// What is wrong with a request that is refused for its shape (rule `entry.public-surface`).
public enum InputFault: UInt8, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case unknownIntent, missingParameter, oversizedText, malformedBody, contradictoryParameters,
    outOfRange, missingKey, malformedKey, missingVersion, wrongKind, unknownSchema, notOffered,
    leadsBack
  // What is wrong with a file (rule `file.untrusted`).
  case fileNameEmpty, fileNameTooLong, fileNameHidden, fileNamePath, fileNameMalformed,
    fileNameProgram, fileTypeRefused, fileTypeContradicts, fileEmpty, fileTooLarge, fileGone,
    fileChanged

  /// The fault in words, as the reply says it.
  public var words: String {
    switch self {
    case .unknownIntent: "unknown intent"
    case .missingParameter: "a parameter is missing"
    case .oversizedText: "the text is too long"
    case .malformedBody: "the request can't be read"
    case .contradictoryParameters: "the parameters contradict each other"
    case .outOfRange: "a parameter is out of its range"
    case .missingKey: "no idempotency key"
    case .malformedKey: "the key is malformed"
    case .missingVersion: "no version"
    case .wrongKind: "a parameter is of another kind"
    case .unknownSchema: "the app is newer than the server"
    case .notOffered: "only the app itself offers it"
    case .leadsBack: "an id can't lead back to itself"
    case .fileNameEmpty: "the file has no name"
    case .fileNameTooLong: "the file's name is too long"
    case .fileNameHidden: "the file's name holds characters that can't be seen"
    case .fileNamePath: "the file's name leads to another folder"
    case .fileNameMalformed: "the file's name has characters that no name may have"
    case .fileNameProgram: "the file's name is that of a program"
    case .fileTypeRefused: "files of this type are not taken"
    case .fileTypeContradicts: "the file's name, type and content contradict each other"
    case .fileEmpty: "the file is empty"
    case .fileTooLarge: "the file is larger than \(SizeText.text(Limits.fileBytes))"
    case .fileGone: "the file's content is gone; hand it over again"
    case .fileChanged: "the file's content is not what was handed over"
    }
  }
}
