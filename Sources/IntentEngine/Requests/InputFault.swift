/// What is wrong with a request that is refused for its shape (rule `entry.public-surface`).
public enum InputFault: UInt8, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case unknownIntent, missingParameter, oversizedText, malformedBody, contradictoryParameters,
    outOfRange, missingKey, malformedKey, missingVersion, wrongKind, unknownSchema, notOffered,
    leadsBack

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
    }
  }
}
