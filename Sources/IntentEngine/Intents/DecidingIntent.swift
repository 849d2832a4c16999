/// What approving and declining have in common: a person's word on a proposal
/// (rule `ownership.quorum`).
protocol DecidingIntent: IntentBehaviour {}

extension DecidingIntent {
  static func permits(_ grant: Grant) -> Bool { grant.isApprover }
}
