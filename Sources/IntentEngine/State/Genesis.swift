/// The entities at time 0, as they are declared, in order: the engine's state is made from it, and
/// recovery folds the journal onto it again.
///
/// The index of an id is its place in the list of its kind.
public struct Genesis: Hashable, Sendable {
  /// Somebody, with the tenants that they belong to.
  public struct User: Hashable, Sendable {
    /// The tenants that the user belongs to, in order.
    public var tenancies: [Tenancy]
    public init(tenancies: [Tenancy]) { self.tenancies = tenancies }
  }
  /// Somebody's place in one tenant.
  public struct Tenancy: Hashable, Sendable {
    public var tenant: EntityID
    public var isAdmin: Bool
    /// Still a member, and may do nothing.
    public var isSuspended: Bool
    public init(tenant: EntityID, isAdmin: Bool = false, isSuspended: Bool = false) {
      self.tenant = tenant
      self.isAdmin = isAdmin
      self.isSuspended = isSuspended
    }
  }
  /// A team of one tenant.
  public struct Team: Hashable, Sendable {
    public var tenant: EntityID
    /// What it is called.
    public var title: TextID
    public var members: [TeamMember]
    public var version = Version(1)
    public init(tenant: EntityID, title: TextID = .empty, members: [TeamMember] = []) {
      self.tenant = tenant
      self.title = title
      self.members = members
    }
  }
  /// Somebody's place in a team.
  public struct TeamMember: Hashable, Sendable {
    public var user: EntityID
    public var isAdmin: Bool
    /// Since when, for an admin: for ever, unless stated.
    public var adminSince: Instant
    public init(user: EntityID, isAdmin: Bool = false, adminSince: Instant = Instant(.min)) {
      self.user = user
      self.isAdmin = isAdmin
      self.adminSince = adminSince
    }
  }
  /// A project as it is at time 0.
  public struct Project: Hashable, Sendable {
    public var tenant: EntityID
    public var title: TextID
    /// A user or a team.
    public var owner: EntityID
    public var members: [Member] = []
    public var audience = Audience.private
    public var isArchived = false
    public var version = Version(1)
    public init(tenant: EntityID, title: TextID, owner: EntityID) {
      self.tenant = tenant
      self.title = title
      self.owner = owner
    }
  }
  /// A user or team that a project is shared with.
  public struct Member: Hashable, Sendable {
    /// A user or a team.
    public var member: EntityID
    public var role: Role
    public init(member: EntityID, role: Role) {
      self.member = member
      self.role = role
    }
  }
  /// A task as it is at time 0.
  public struct Task: Hashable, Sendable {
    public var project: EntityID
    public var title: TextID
    public var assignee: EntityID?
    public var isDone = false
    /// Who deleted it, where it is deleted at time 0.
    public var deletedBy: EntityID?
    public var version = Version(1)
    public init(project: EntityID, title: TextID) {
      self.project = project
      self.title = title
    }
  }
  /// A comment as it is at time 0.
  public struct Comment: Hashable, Sendable {
    /// A project or a task.
    public var container: EntityID
    public var author: EntityID
    public var text: TextID
    /// Who deleted it, where it is deleted at time 0.
    public var deletedBy: EntityID?
    public var version = Version(1)
    public init(container: EntityID, author: EntityID, text: TextID) {
      self.container = container
      self.author = author
      self.text = text
    }
  }
  /// A sign-in that exists at time 0; the first ones are the devices', in order.
  public struct Session: Hashable, Sendable {
    public var user: EntityID
    public var tenant: EntityID
    public var device: DeviceID
    public init(user: EntityID, tenant: EntityID, device: DeviceID) {
      self.user = user
      self.tenant = tenant
      self.device = device
    }
  }
  /// An old id that leads to another.
  public struct Alias: Hashable, Sendable {
    public var old: EntityID
    public var new: EntityID
    public init(old: EntityID, new: EntityID) {
      self.old = old
      self.new = new
    }
  }

  public var tenantCount = 0
  public var users: [User] = []
  public var teams: [Team] = []
  public var projects: [Project] = []
  /// Projects that are declared and yet not there, with all that is in them: for a twin world.
  public var missingProjects: [EntityID] = []
  public var tasks: [Task] = []
  public var comments: [Comment] = []
  public var sessions: [Session] = []
  public var aliases: [Alias] = []

  public init() {}

  /// Where an id leads at time 0, through any number of aliases; a loop ends where it closes.
  package func target(of id: EntityID) -> EntityID {
    var target = id
    for _ in aliases {
      guard let hop = aliases.first(where: { $0.old == target }) else { break }
      target = hop.new
    }
    return target
  }
}
