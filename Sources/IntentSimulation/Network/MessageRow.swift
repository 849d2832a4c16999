import IntentEngine

/// What a message carries.
public enum MessageKind: UInt8, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case request, reply
  case signInRequest, signInReply
  case syncRequest, syncReply
  case suggestionRequest, suggestionReply
  /// What was said on a device that has no link of its own, on its way to the one that carries it
  /// out; and the answer on its way back.
  case relay, relayReply

  /// Which way it goes.
  public var leg: Leg {
    switch self {
    case .request, .signInRequest, .syncRequest, .suggestionRequest: .request
    case .reply, .signInReply, .syncReply, .suggestionReply: .reply
    case .relay: .relay
    case .relayReply: .relayReply
    }
  }
}

/// One copy of a message on its way; its row is used again when it has ended.
///
/// It names its operation: the request is put together from it on arrival.
struct MessageRow: Row {
  var kind: MessageKind
  var isLive = true
  /// The server has admitted it, and has not committed yet.
  var isAdmitted = false
  /// It is a second copy.
  var isDuplicate = false
  var device: DeviceID
  /// The device that it was said on, where another one carries it out.
  var speaker = DeviceID.none
  /// Which hearing of it makes the request, from 1; a faulty client makes a key for each.
  var hearing: UInt16 = 0
  /// -1 for a sign-in or a sync.
  var invocation: Int32
  var operation: Int32 = -1
  /// By order of sending, from 1, among those of its invocation (or device), kind and leg; 1 for the
  /// messages of an invocation that no fault numbers, in a world without history.
  var number: UInt32
  var attempt: UInt16 = 1
  /// How often the operation was sent again as it was before this.
  var retries: UInt16 = 0
  /// The step that says how the request comes in.
  var mannerStep: Int32 = -1
  var session: SessionID
  var schema: UInt16 = 0
  /// How many losses its device has heard of; more than there can be, where it keeps no copies.
  var acknowledged = UInt32.max
  var asksPending = false
  var isQueued = false
  var isByHand = false
  var isLocked = false
  var holdsCopy = false
  var cachedTitle = TextID.empty
  var cachedOwner: EntityID?
  var response = Response.none
  /// What comes of the operation's file.
  var content: ContentID?
  /// The account that a sign-in asks for.
  var user: EntityID
  var tenant: EntityID
  var sentAt: Instant
  var arrival: Instant
  /// The place of what a reply brings, or of the server's ticket; -1 for none.
  var payload: Int32 = -1
  /// What of that the receiver's reaction depends on.
  var carried: UInt64 = 0
  var generation: UInt32 = 0
  /// The next free row, when this one is.
  var nextFree: Int32 = -1

  var canonical: MessageRow {
    var row = self
    (row.attempt, row.generation, row.nextFree) = (1, 0, -1)
    (row.sentAt, row.arrival, row.isDuplicate) = (.start, .start, false)
    return row
  }

  /// The device that waits for the answer.
  var asker: DeviceID { speaker == .none ? device : speaker }

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(kind.rawValue) << 1 | (isAdmitted ? 1 : 0))
    fingerprint.fold(device.index, invocation)
    fingerprint.fold(UInt64(retries) << 16 | UInt64(schema))
    fingerprint.fold(carried)
    fingerprint.fold(UInt64(number))
    fingerprint.fold(session.index, mannerStep)
    fingerprint.fold(UInt64(user.rawValue) << 32 | UInt64(tenant.rawValue))
    fingerprint.fold(UInt64(acknowledged))
    fingerprint.fold(speaker.index, Int32(hearing))
    fingerprint.fold(flags)
    fingerprint.fold(
      UInt64(UInt32(bitPattern: cachedTitle.index)) << 32
        | UInt64(cachedOwner?.rawValue ?? .max))
    response.fold(into: &fingerprint)
    fingerprint.fold(Int(content?.index ?? -1))
  }

  private var flags: UInt64 {
    [isQueued, isByHand, isLocked, asksPending, holdsCopy].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
  }
}

/// What a message brings besides its row.
enum Payload: Hashable, Sendable {
  case reply(Reply)
  case synced(SyncReply)
  /// The copies that a device tells at a sync.
  case copies([HeldCopy])
  /// What a device asks whether it may suggest, and the answer.
  case candidates([SuggestedIntent])
  case suggestions(SuggestionReply)
  case signedIn(SessionID, Losses)
  case signInRefused
  case signInUnavailable
  /// What the server holds for a commit that takes its time.
  case ticket(Ticket)
}
