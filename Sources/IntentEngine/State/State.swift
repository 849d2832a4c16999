/// The server's state: tables of plain rows, written by `apply` alone.
public struct State: Hashable, Sendable {
  public internal(set) var tenants: Table<TenantRow>
  public internal(set) var users: Table<UserRow>
  public internal(set) var tenancies: Table<TenancyRow>
  public internal(set) var teams: Table<TeamRow>
  public internal(set) var teamMembers: Table<TeamMemberRow>
  public internal(set) var projects: Table<ProjectRow>
  public internal(set) var members: Table<MemberRow>
  public internal(set) var tasks: Table<TaskRow>
  public internal(set) var comments: Table<CommentRow>
  public internal(set) var attachments: Table<AttachmentRow>
  public internal(set) var aliases: Table<AliasRow>
  public internal(set) var sessions: Table<SessionRow>
  public internal(set) var subscriptions: Table<SubscriptionRow>
  public internal(set) var keys: Table<KeyRow>
  public internal(set) var contents: Table<OperationContent>
  public internal(set) var challenges: Table<ChallengeRow>
  public internal(set) var displays: Table<DisplayRow>
  public internal(set) var offers: Table<OfferRow>
  public internal(set) var rates: Table<RateRow>
  public internal(set) var losses: Table<LossRow>
  public internal(set) var lost: Table<LostRow>
  /// What is counted, by intent and then by entry point.
  public internal(set) var measures: Table<MeasureRow>
  public internal(set) var preferences: Table<PreferenceRow>
  public internal(set) var proposals: Table<ProposalRow>
  public internal(set) var approvals: Table<ApprovalRow>
  var index = KeyIndex()
  /// Who may hold an id that was an old one at time 0: whoever reached then what it leads to. When an
  /// id becomes an old one later, all who saw it are told to forget it at once.
  var holders: [Holder] = []
  /// See `InMemory`.
  private let inMemory = InMemory()
  /// Whether a key's scope is its user and tenant (the safeguard `write.key-scope/user`).
  let scopesKeys: Bool
  /// How operations are counted (the safeguards `measure.intent/...`).
  let measuring: Measuring

  /// A state without any row.
  ///
  /// - Parameter keepsFingerprint: whether the tables keep their sums, for whoever explores.
  init(scopesKeys: Bool, measuring: Measuring, keepsFingerprint: Bool) {
    self.scopesKeys = scopesKeys
    self.measuring = measuring
    tenants = Table(isFingerprinted: keepsFingerprint)
    users = Table(isFingerprinted: keepsFingerprint)
    tenancies = Table(isFingerprinted: keepsFingerprint)
    teams = Table(isFingerprinted: keepsFingerprint)
    teamMembers = Table(isFingerprinted: keepsFingerprint)
    projects = Table(isFingerprinted: keepsFingerprint)
    members = Table(isFingerprinted: keepsFingerprint)
    tasks = Table(isFingerprinted: keepsFingerprint)
    comments = Table(isFingerprinted: keepsFingerprint)
    attachments = Table(isFingerprinted: keepsFingerprint)
    aliases = Table(isFingerprinted: keepsFingerprint)
    sessions = Table(isFingerprinted: keepsFingerprint)
    subscriptions = Table(isFingerprinted: keepsFingerprint)
    keys = Table(isFingerprinted: keepsFingerprint, isBag: true)
    contents = Table(isFingerprinted: keepsFingerprint)
    challenges = Table(isFingerprinted: keepsFingerprint)
    displays = Table(isFingerprinted: keepsFingerprint)
    offers = Table(isFingerprinted: keepsFingerprint)
    rates = Table(isFingerprinted: false)
    losses = Table(isFingerprinted: keepsFingerprint)
    lost = Table(isFingerprinted: keepsFingerprint)
    measures = Table(isFingerprinted: false)
    measures.reserve(State.measureCount)
    for _ in 0..<State.measureCount { measures.append(MeasureRow()) }
    preferences = Table(isFingerprinted: keepsFingerprint)
    proposals = Table(isFingerprinted: keepsFingerprint)
    approvals = Table(isFingerprinted: keepsFingerprint)
  }

  /// Two states are equal when their tables are; the index follows from the keys.
  public static func == (left: State, right: State) -> Bool {
    left.tenants == right.tenants && left.users == right.users
      && left.tenancies == right.tenancies && left.teams == right.teams
      && left.teamMembers == right.teamMembers && left.projects == right.projects
      && left.members == right.members && left.tasks == right.tasks
      && left.attachments == right.attachments
      && left.comments == right.comments && left.aliases == right.aliases
      && left.sessions == right.sessions && left.subscriptions == right.subscriptions
      && left.keys == right.keys && left.contents == right.contents
      && left.challenges == right.challenges && left.displays == right.displays
      && left.offers == right.offers
      && left.rates == right.rates && left.losses == right.losses && left.lost == right.lost
      && left.measures == right.measures
      && left.preferences == right.preferences
      && left.proposals == right.proposals && left.approvals == right.approvals
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  /// The sum over all parts; each part has a weight of its own, so that equal rows of two tables do
  /// not stand for each other.
  public var fingerprint: UInt64 {
    var whole = Fingerprint.Sum(part: 1)
    whole.add(tenants)
    whole.add(users)
    whole.add(tenancies)
    whole.add(teams)
    whole.add(teamMembers)
    whole.add(projects)
    whole.add(members)
    whole.add(tasks)
    whole.add(comments)
    whole.add(attachments)
    whole.add(aliases)
    whole.add(sessions)
    whole.add(subscriptions)
    whole.add(keys)
    whole.add(contents)
    whole.add(challenges)
    whole.add(displays)
    whole.add(offers)
    whole.add(losses)
    whole.add(lost)
    whole.add(preferences)
    whole.add(proposals)
    whole.add(approvals)
    return whole.value
  }
}
