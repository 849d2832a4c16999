extension State {
  /// Folds one event of the transaction that `record` heads into the state.
  mutating func apply(_ event: Event, _ record: AuditRecord, _ journal: borrowing Journal) {
    if preferences.count > 0 { endPreferences(by: event) }
    switch event {
    case .taskDone(let task): setDone(task, true, record)
    case .taskReopened(let task): setDone(task, false, record)
    case .assigned(let task, let assignee): assign(task, assignee, record)
    case .titled(let entity, let title): setTitle(entity, title)
    case .taskReplaced(let task, let title): replace(task, title)
    case .commentAdded(let comment, let container, let text):
      add(comment, in: container, text, record)
    case .commentEdited(let comment, let text):
      comments[comment.index].text = text
      comments[comment.index].version = comments[comment.index].version.next
    case .commentDeleted(let comment): setDeleted(comment, true, record)
    case .commentRestored(let comment): setDeleted(comment, false, record)
    case .roleSet(let project, let member, let role): setRole(project, member, role, record)
    case .audienceSet(let project, let audience):
      projects[project.index].audience = audience
      touch(project)
    case .ownerSet(let project, let owner):
      projects[project.index].owner = owner
      touch(project)
    case .projectArchived(let project): setArchived(project, true, record)
    case .projectUnarchived(let project): setArchived(project, false, record)
    case .taskDeleted(let task): setDeleted(task: task, true, record)
    case .taskRestored(let task): setDeleted(task: task, false, record)
    case .taskMoved(let task, let project, let assignee): move(task, project, assignee, record)
    case .commentsLeft(let task, let project):
      for index in comments.rows.indices where comments[index].container == task {
        comments[index].container = project
      }
    case .fileAttached(let task, let file): attach(file, to: task, record)
    case .proposalOpened(let project, let recipient, let second, let approves):
      propose(project, recipient, second, approves: approves, record)
    case .transferApproved(let proposal, let commits): approve(proposal, commits: commits, record)
    case .proposalClosed(let proposal, let status): close(proposal, status, record)
    case .subscribed(let entity):
      if let user = record.user {
        subscriptions.append(SubscriptionRow(entity: entity, user: user))
      }
    case .keysDropped(let tenant, let fence): dropKeys(tenant, below: fence)
    case .schemasDropped(let tenant, let oldest):
      tenants[tenant.index].oldestSchema = max(oldest, tenants[tenant.index].oldestSchema)
    case .placed(let team, let member, let role): place(member, in: team, role, record)
    case .merged(let old, let new): merge(old, into: [new], record)
    case .projectSplit(let old, let first, let second): merge(old, into: [first, second], record)
    case .projectLeft(let project, let move): leave(project, move, record)
    case .dissolved(let team): dissolve(team, record)
    case .left(let project, let user, let successor): leave(project, user, successor, record)
    case .activitySet(let user, let tenant, let isActive):
      setActive(user, in: tenant, isActive, record)
    case .containerTouched(let container): touch(container)
    case .copyTaken(let entity, let title, let isDone): take(entity, title, isDone)
    case .contentLost(let entity): lost.append(LostRow(entity: entity))
    case .accessLost(let user, let tenant, let first, let count):
      lose(user, tenant, first, count)
    case .keyOpened(let content, let operation):
      open(record, content, operation, journal)
    case .keySettled(let settlement): settle(record, settlement)
    case .keyCancelled(let key): cancel(key, record)
    case .operationUndone(let key):
      if let row = row(of: key, record) { keys[row].undoneAt = record.at }
    case .offered(let entity): offer(entity, record)
    case .challengeIssued(let challenge):
      issue(journal.challenges[Int(challenge)])
    case .challengeShown(let challenge):
      show(challenge, on: record.device)
    case .challengeSpent(let challenge): challenges[Int(challenge.index)].status = .spent
    case .challengeVoided(let challenge): challenges[Int(challenge.index)].status = .void
    case .challengeLapsed(let challenge): lapse(challenge)
    case .sessionOpened(let expires): openSession(record, expires)
    case .sessionEnded(let session): endSession(Int(session.index), record)
    case .sessionsEnded(of: let user, in: let tenant): endSessions(of: user, in: tenant, record)
    case .preferenceSet(let preference): prefer(preference, record, journal)
    case .preferenceUsed(let preference): remember(preference * 2 + 1, record)
    case .slowedDown, .recordHidden:
      break  // They change how the audit reads, not the state.
    }
  }

  /// Counts the request that the record with this number answers against its user's rate.
  @inline(__always)
  mutating func count(_ record: AuditRecord, number: Int) {
    let isRequest = record.action == .request
    guard isRequest || record.action == .suggest, record.outcome != .signIn,
      let user = record.user
    else { return }
    var rate = rates[user.index]
    if record.at - rate.windowStart >= Limits.rateWindow {
      rate = RateRow(windowStart: record.at, count: 0)
    }
    rate.count += 1
    if record.outcome == .slowDown { rate.slowRecord = Int32(number) }
    rates[user.index] = rate
    if isRequest { measure(record) }
  }

  private mutating func setDone(_ task: EntityID, _ isDone: Bool, _ record: AuditRecord) {
    var row = tasks[task.index]
    row.isDone = isDone
    row.actor = record.user
    row.changedAt = record.at
    row.version = row.version.next
    tasks[task.index] = row
  }

  private mutating func assign(_ task: EntityID, _ assignee: EntityID?, _ record: AuditRecord) {
    var row = tasks[task.index]
    row.assignee = assignee
    row.assigner = record.user
    row.assignedAt = record.at
    row.version = row.version.next
    tasks[task.index] = row
  }

  private mutating func setTitle(_ entity: EntityID, _ title: TextID) {
    switch entity.kind {
    case .task:
      tasks[entity.index].title = title
      tasks[entity.index].version = tasks[entity.index].version.next
    case .project:
      projects[entity.index].title = title
      touch(entity)
    case .tenant, .user, .team, .comment, .proposal:
      preconditionFailure("\(entity.kind.word) \(entity.index) has no title to set")
    }
  }

  private mutating func replace(_ task: EntityID, _ title: TextID) {
    var row = tasks[task.index]
    tasks[task.index].isReplaced = true
    row.title = title
    row.version = Version(1)
    tasks.append(row)
  }

  private mutating func add(
    _ comment: EntityID, in container: EntityID, _ text: TextID, _ record: AuditRecord
  ) {
    precondition(comment.index == comments.count, "comment ids are given out in order")
    guard let author = record.user else { preconditionFailure("a comment needs an author") }
    comments.append(
      CommentRow(
        container: container, author: author, text: text, version: Version(1), isDeleted: false,
        actor: nil, changedAt: record.at, madeBy: record.key))
  }

  private mutating func setDeleted(_ comment: EntityID, _ isDeleted: Bool, _ record: AuditRecord) {
    var row = comments[comment.index]
    row.isDeleted = isDeleted
    row.actor = record.user
    row.changedAt = record.at
    row.version = row.version.next
    comments[comment.index] = row
  }

  private mutating func setDeleted(
    task: EntityID, _ isDeleted: Bool, _ record: AuditRecord
  ) {
    var row = tasks[task.index]
    row.isDeleted = isDeleted
    row.remover = record.user
    row.removedAt = record.at
    row.version = row.version.next
    tasks[task.index] = row
  }

  private mutating func move(
    _ task: EntityID, _ project: EntityID, _ assignee: EntityID?, _ record: AuditRecord
  ) {
    var row = tasks[task.index]
    row.project = project
    row.mover = record.user
    row.movedAt = record.at
    if row.assignee != assignee {
      row.assignee = assignee
      row.assigner = record.user
      row.assignedAt = record.at
    }
    row.version = row.version.next
    tasks[task.index] = row
  }

  private mutating func setArchived(
    _ project: EntityID, _ isArchived: Bool, _ record: AuditRecord
  ) {
    projects[project.index].isArchived = isArchived
    projects[project.index].actor = record.user
    projects[project.index].changedAt = record.at
    touch(project)
  }

  /// Also where there is no role to take: an owner who leaves keeps a row that says who did it.
  mutating func setRole(
    _ project: EntityID, _ member: EntityID, _ role: Role?, _ record: AuditRecord
  ) {
    touch(project)
    if let row = memberRow(of: member, in: project) {
      members[row].role = role
      members[row].actor = record.user
      members[row].changedAt = record.at
      return
    }
    let row = members.append(
      MemberRow(
        project: project, member: member, role: role, actor: record.user, changedAt: record.at,
        next: projects[project.index].firstMember))
    projects[project.index].firstMember = Int32(row)
  }

  mutating func touch(_ entity: EntityID) {
    switch entity.kind {
    case .project: projects[entity.index].version = projects[entity.index].version.next
    case .task: tasks[entity.index].version = tasks[entity.index].version.next
    case .tenant, .user, .team, .comment, .proposal:
      preconditionFailure("\(entity.kind.word) \(entity.index) is no container")
    }
  }

  private mutating func take(_ entity: EntityID, _ title: TextID, _ isDone: Bool) {
    switch entity.kind {
    case .task:
      tasks[entity.index].title = title
      tasks[entity.index].isDone = isDone
    case .project: projects[entity.index].title = title
    case .comment: comments[entity.index].text = title
    case .tenant, .user, .team, .proposal: break
    }
  }

  mutating func lose(
    _ user: EntityID, _ tenant: EntityID, _ first: Int32, _ count: Int32
  ) {
    guard let row = tenancyRow(of: user, in: tenant) else {
      preconditionFailure("who loses access needs a tenancy")
    }
    let loss = losses.append(
      LossRow(first: first, count: count, previous: tenancies[row].lastLoss))
    tenancies[row].lastLoss = Int32(loss)
    tenancies[row].losses += 1
  }

  private mutating func offer(_ entity: EntityID, _ record: AuditRecord) {
    guard let tenant = record.tenant, let user = record.user, let key = record.key else {
      preconditionFailure("an offer needs a user, a tenant and a key")
    }
    offers.append(OfferRow(tenant: tenant, user: user, key: key, entity: entity))
  }

  private mutating func issue(_ challenge: ChallengeRow) {
    let id = ChallengeID(challenges.append(challenge))
    if let row = row(of: challenge.key, tenant: challenge.tenant, user: challenge.user) {
      keys[row].challenge = id
    }
  }

  private mutating func show(_ challenge: ChallengeID, on device: DeviceID) {
    let next = challenges[Int(challenge.index)].firstDisplay
    let display = displays.append(DisplayRow(device: device, next: next))
    challenges[Int(challenge.index)].firstDisplay = Int32(display)
  }

  private mutating func openSession(_ record: AuditRecord, _ expires: Instant) {
    guard let user = record.user, let tenant = record.tenant else {
      preconditionFailure("a session needs a user and a tenant")
    }
    sessions.append(
      SessionRow(
        user: user, tenant: tenant, device: record.device, isEnded: false, expires: expires))
  }
}
