import IntentEngine

/// Many people with habits, over weeks: what a population file says.
public struct PopulationSetup: Hashable, Sendable {
  /// How many people there are; each has a project of their own.
  public var people: Int
  /// How many tasks are in each project; the last two have one title.
  public var tasks: Int
  /// How many comments are on each project.
  public var comments: Int
  public var weeks: Int
  /// The seed of all that is drawn at random.
  public var seed: UInt64
  public var wants: [Want]
  public var answers: [Answer]

  public init(
    people: Int = 1, tasks: Int = 1, comments: Int = 0, weeks: Int = 1, seed: UInt64 = 1,
    wants: [Want] = [], answers: [Answer] = []
  ) {
    self.people = people
    self.tasks = tasks
    self.comments = comments
    self.weeks = weeks
    self.seed = seed
    self.wants = wants
    self.answers = answers
  }

  /// What people do of themselves, to each entity that there is to do it to.
  public struct Want: Hashable, Sendable {
    public var intent: IntentKind
    /// The chance that it is wanted on a day, in basis points.
    public var perDay: Int
    /// The first week of it, from 1; it takes the place of what was said of earlier weeks.
    public var fromWeek: Int
    /// How often it comes in elsewhere than in the app.
    public var entries: [EntryShare] = []
    /// How often what is said there has several meanings, and none is chosen.
    public var unclear: [EntryShare] = []
    /// How often a question that it raises is answered with yes, in basis points; the others are
    /// not answered.
    public var confirmed = 10_000

    public init(_ intent: IntentKind, perDay: Int, fromWeek: Int = 1) {
      self.intent = intent
      self.perDay = perDay
      self.fromWeek = fromWeek
    }
  }

  /// A chance at one entry point, in basis points.
  public struct EntryShare: Hashable, Sendable {
    public var entry: EntryPoint
    public var share: Int

    public init(_ entry: EntryPoint, _ share: Int) {
      self.entry = entry
      self.share = share
    }
  }

  /// What people make of a suggestion, in basis points; the rest is ignored.
  public struct Answer: Hashable, Sendable {
    public var intent: IntentKind
    public var completed: Int
    public var dismissed: Int
    public var undone: Int
    /// The first week of it, from 1.
    public var fromWeek: Int

    public init(
      _ intent: IntentKind, completed: Int, dismissed: Int, undone: Int, fromWeek: Int = 1
    ) {
      self.intent = intent
      self.completed = completed
      self.dismissed = dismissed
      self.undone = undone
      self.fromWeek = fromWeek
    }
  }

  /// What people want in a week, in the order of the file.
  func wants(inWeek week: Int) -> [Want] {
    wants.enumerated().filter { place, want in
      want.fromWeek <= week
        && !wants.enumerated().contains { other, later in
          later.intent == want.intent && later.fromWeek <= week
            && (later.fromWeek, other) > (want.fromWeek, place)
        }
    }.map(\.element)
  }

  /// What they make of a suggestion of an intent in a week.
  func answer(to intent: IntentKind, inWeek week: Int) -> Answer? {
    let known = answers.enumerated().filter { $1.intent == intent && $1.fromWeek <= week }
    return known.max { ($0.element.fromWeek, $0.offset) < ($1.element.fromWeek, $1.offset) }?
      .element
  }
}

extension PopulationSetup {
  /// The server at the beginning: a tenant of the people and a planner, who edits every project.
  func genesis(_ texts: inout TextPool) -> Genesis {
    var genesis = Genesis()
    genesis.tenantCount = 1
    let tenant = EntityID(.tenant, 0)
    let planner = EntityID(.user, people)
    let title = texts.intern("Task")
    let shared = texts.intern(PopulationSetup.sharedTitle)
    for person in 0...people {
      let id = EntityID(.user, person)
      genesis.users.append(Genesis.User(tenancies: [Genesis.Tenancy(tenant: tenant)]))
      genesis.sessions.append(
        Genesis.Session(
          user: id, tenant: tenant, device: id == planner ? .none : DeviceID(person)))
      if id == planner { break }
      var project = Genesis.Project(tenant: tenant, title: texts.intern("Project"), owner: id)
      project.members = [Genesis.Member(member: planner, role: .editor)]
      genesis.projects.append(project)
      for task in 0..<tasks {
        genesis.tasks.append(
          Genesis.Task(
            project: EntityID(.project, person), title: task + 2 >= tasks ? shared : title))
      }
      for _ in 0..<comments {
        genesis.comments.append(
          Genesis.Comment(container: EntityID(.project, person), author: id, text: title))
      }
    }
    return genesis
  }

  /// What the last two tasks of a project are called.
  static let sharedTitle = "Call Anna"
}
