/// One line of the audit: a record, and how often it was repeated.
public struct AuditEntry: Hashable, Sendable {
  public var record: AuditRecord
  /// How many more requests the record counts: those beyond the rate.
  public var repeats: Int
  /// The text that was sent, cut to the record's limit.
  public var text: String?
}

extension Engine {
  /// The audit, in order (rules `audit.complete`, `audit.append-only`).
  public var audit: [AuditEntry] {
    audited.map { number, repeats in
      let record = journal.records[number]
      return AuditEntry(record: record, repeats: repeats, text: auditedText(record))
    }
  }

  /// The numbers of the records that are in the audit, and how often each was repeated.
  var audited: [(number: Int, repeats: Int)] {
    var repeats = Array(repeating: 0, count: journal.records.count)
    var isHidden = Array(repeating: false, count: journal.records.count)
    for event in journal.events {
      switch event {
      case .slowedDown(let record): repeats[Int(record)] += 1
      case .recordHidden(let record): isHidden[Int(record)] = true
      default: break
      }
    }
    return journal.records.indices.filter { journal.records[$0].isAudited && !isHidden[$0] }.map {
      ($0, repeats[$0])
    }
  }

  /// A record is at most 1 KiB: what is longer is kept as length and hash.
  private func auditedText(_ record: AuditRecord) -> String? {
    guard let text = record.text else { return nil }
    let bytes = texts.byteCount(text)
    if bytes <= Limits.auditTextBytes || safeguards.lacks(.auditCompleteSize) {
      return texts[text]
    }
    var fingerprint = Fingerprint()
    for byte in texts[text].utf8 { fingerprint.fold(UInt64(byte)) }
    return "(\(bytes) bytes, hash \(String(fingerprint.value, radix: 16)))"
  }

  /// Whether the answer leaves a record; always, unless a safeguard is off.
  func isAudited(_ answer: Answer, _ context: borrowing Context) -> Bool {
    if context.claims.isQueued, safeguards.lacks(.entryNoBypassSync) { return false }
    if context.replayed != nil { return safeguards.keeps(.auditCompleteReplays) }
    switch answer.outcome {
    case .done where context.traits.isRead: return safeguards.keeps(.auditCompleteReads)
    case .signIn where safeguards.lacks(.auditCompleteUnsigned): return false
    case .done, .already, .unavailable, .inProgress, .slowDown: return true
    case .choose, .challenged, .awaitingApproval: return safeguards.keeps(.auditCompleteChallenges)
    case .changed, .forbidden, .notFound, .gone, .archived, .incompatible, .expired, .cancelled,
      .rejected,
      .invalid, .mismatched, .signIn, .locked:
      return safeguards.keeps(.auditCompleteRefusals)
    }
  }

  /// The record that this user's rate window already has for "slow down".
  func slowRecord(_ context: borrowing Context) -> Int32? {
    let rate = state.rates[context.user.index]
    guard rate.slowRecord >= 0, safeguards.keeps(.auditCompleteOneRecord),
      context.now - rate.windowStart < Limits.rateWindow
    else {
      return nil
    }
    return rate.slowRecord
  }

  /// What the audit tells of a key that has expired (rule `write.key-retention`).
  func told(of key: OperationKey, _ context: borrowing Context) -> AuditRecord? {
    guard keepsPast else { return nil }
    let (user, tenant) = (context.user, context.tenant)
    return journal.records.last {
      $0.key == key && $0.user == user && $0.tenant == tenant
        && $0.outcome.isFinal && !$0.isReplay && $0.rule != .writeKeyRetention
    }
  }

  /// The record of the undo that cancelled an operation before it was done.
  func cancellation(of key: OperationKey, _ context: borrowing Context) -> AuditRecord? {
    guard keepsPast else { return nil }
    let (user, tenant) = (context.user, context.tenant)
    return journal.records.last { record in
      record.user == user && record.tenant == tenant
        && journal.events(of: record).contains { $0 == .keyCancelled(key) }
    }
  }
}
