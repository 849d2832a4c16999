import IntentEngine
import IntentSimulation

/// Writes a set-up as a scenario file: the compiler's way, backwards.
///
/// What a file can't say is an error, so that no file ever stands for another run than the one that
/// it was made of.
package struct ScenarioWriter {
  /// What no statement of the language says.
  package struct Unwritable: Error, Hashable, Sendable {
    /// What it is, in a few words.
    package var what: String
  }

  let setup: WorldSetup
  private var lines: [String] = []

  /// Writes a set-up.
  ///
  /// - Parameters:
  ///   - head: the lines above `world`, from `scenario` on.
  ///   - expectations: the lines below `expect`; without any, the part is left out.
  /// - Returns: the file in its canonical form.
  package static func text(
    of setup: WorldSetup, head: [String], expectations: [String] = []
  ) throws(Unwritable) -> String {
    var writer = ScenarioWriter(setup: setup)
    writer.lines = head
    writer.part("world")
    for tenant in 0..<setup.genesis.tenantCount { writer.world(EntityID(.tenant, tenant)) }
    writer.part("devices")
    try writer.devices()
    writer.network()
    writer.part("steps")
    for step in setup.script { writer.add(1, try writer.step(step)) }
    if !expectations.isEmpty { writer.part("expect") }
    for line in expectations { writer.add(1, line) }
    return try formatted(writer.lines)
  }

  private init(setup: WorldSetup) { self.setup = setup }

  private static func formatted(_ lines: [String]) throws(Unwritable) -> String {
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    switch ScenarioFormatter.format(path: "written.scenario", bytes: bytes) {
    case .formatted(let text): return text
    case .refused(let diagnostics):
      throw Unwritable(what: diagnostics.first?.message ?? "the file can't be parsed")
    }
  }

  // MARK: Lines

  private mutating func part(_ name: String) { lines += ["", name] }

  /// Adds a line, indented so deep.
  private mutating func add(_ depth: Int, _ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  // MARK: World

  private mutating func world(_ tenant: EntityID) {
    add(1, "tenant \(name(tenant))")
    for (index, user) in setup.genesis.users.enumerated() {
      for tenancy in user.tenancies where tenancy.tenant == tenant {
        let facts = [tenancy.isAdmin ? "admin" : nil, tenancy.isSuspended ? "suspended" : nil]
        add(2, listed(["user \(name(EntityID(.user, index)))"] + facts))
      }
    }
    for (index, team) in setup.genesis.teams.enumerated() where team.tenant == tenant {
      add(2, "team \(name(EntityID(.team, index)))")
      for member in team.members {
        let since = member.isAdmin && member.adminSince != Instant(.min)
        add(
          3,
          listed([
            "\(name(member.user)) \(member.isAdmin ? "admin" : "member")",
            since ? "since \(DurationText.text(-member.adminSince.milliseconds))" : nil,
          ]))
      }
    }
    for (index, project) in setup.genesis.projects.enumerated() where project.tenant == tenant {
      self.project(EntityID(.project, index), project)
    }
    for alias in setup.genesis.aliases where self.tenant(of: alias.old) == tenant {
      add(2, "alias \(name(alias.old)) of \(name(alias.new))")
    }
  }

  private mutating func project(_ id: EntityID, _ project: Genesis.Project) {
    let audience = project.audience == .private ? nil : project.audience.word
    add(
      2,
      listed([
        "project \(name(id)) \(quoted(project.title)) owned by \(name(project.owner))", audience,
        project.isArchived ? "archived" : nil, version(project.version, isDeleted: false),
      ]))
    for member in project.members {
      add(3, "shared with \(name(member.member)) as \(member.role.word)")
    }
    for (index, task) in setup.genesis.tasks.enumerated() where task.project == id {
      self.task(EntityID(.task, index), task)
    }
    comments(on: id, depth: 3)
  }

  private mutating func task(_ id: EntityID, _ task: Genesis.Task) {
    add(
      3,
      listed([
        "task \(name(id)) \(quoted(task.title))", task.assignee.map { "assigned to \(name($0))" },
        task.isDone ? "done" : nil, task.deletedBy.map { "deleted by \(name($0))" },
        version(task.version, isDeleted: task.deletedBy != nil),
      ]))
    comments(on: id, depth: 4)
  }

  private mutating func comments(on container: EntityID, depth: Int) {
    for (index, comment) in setup.genesis.comments.enumerated()
    where comment.container == container {
      let id = EntityID(.comment, index)
      add(
        depth,
        listed([
          "comment \(name(id)) \(quoted(comment.text)) by \(name(comment.author))",
          comment.deletedBy.map { "deleted by \(name($0))" },
          version(comment.version, isDeleted: comment.deletedBy != nil),
        ]))
    }
  }

  private func version(_ version: Version, isDeleted: Bool) -> String? {
    version.number == (isDeleted ? 2 : 1) ? nil : "at version \(version.number)"
  }

  private func tenant(of id: EntityID) -> EntityID? {
    let target = setup.genesis.target(of: id)
    switch target.kind {
    case .project: return setup.genesis.projects[target.index].tenant
    case .task:
      return setup.genesis.projects[setup.genesis.tasks[target.index].project.index].tenant
    case .comment: return tenant(of: setup.genesis.comments[target.index].container)
    case .tenant, .user, .team, .proposal: return nil
    }
  }

  // MARK: Devices and network

  private mutating func devices() throws(Unwritable) {
    for (index, device) in setup.devices.enumerated() {
      add(1, try self.device(DeviceID(index), device))
    }
    for shortcut in setup.shortcuts {
      let schema = shortcut.schema == Request.currentSchema ? nil : "schema \(shortcut.schema)"
      add(
        1, listed(["shortcut \(quoted(shortcut.name)) on \(setup.names[shortcut.device])", schema]))
      for step in shortcut.steps {
        let place = step.tenant.map { "in \(name($0)): " } ?? ""
        add(2, place + (try phrase(of: step, schema: shortcut.schema)))
      }
    }
  }

  private func device(_ id: DeviceID, _ device: DeviceSetup) throws(Unwritable) -> String {
    guard device.donations.isEmpty, device.histories.isEmpty else {
      throw Unwritable(what: "what \(setup.names[id]) knows of habits")
    }
    let tenancies = setup.genesis.users[device.user.index].tenancies
    let place = tenancies.count > 1 ? " in \(name(device.tenant))" : ""
    var facts: [String?] = [
      device.isOnline ? nil : "offline", device.isLocked ? "locked" : nil,
      device.isForeground ? nil : "background", device.isSignedIn ? nil : "signed out",
      device.clockSkew == 0 ? nil : "clock \(offset(device.clockSkew))",
      device.outboxLimit == 50 ? nil : "outbox \(device.outboxLimit)",
      device.through.map { "through \(setup.names[$0])" },
      device.schema == Request.currentSchema ? nil : "schema \(device.schema)",
    ]
    facts += device.alsoIn.map { "also in \(name($0))" }
    switch device.holdings {
    case .everything: break
    case .nothing: facts.append("empty cache")
    case .stale(let copies): facts += copies.map(held)
    }
    return listed(["\(setup.names[id]) of \(name(device.user))\(place)"] + facts)
  }

  private func held(_ copy: StaleCopy) -> String {
    "holding \(name(copy.entity)) at version \(copy.version.number)"
      + (copy.title.map { " titled \(quoted($0))" } ?? "")
      + (copy.owner.map { " owned by \(name($0))" } ?? "")
  }

  private func offset(_ skew: Milliseconds) -> String {
    (skew > 0 ? "+" : "") + DurationText.text(skew)
  }

  private mutating func network() {
    let all = link(setup.network.all, besides: LinkSetup())
    guard !all.isEmpty || !setup.network.links.isEmpty || setup.seed != 1 else { return }
    part("network")
    for fact in all { add(1, fact) }
    for (device, link) in setup.network.links {
      let facts = self.link(link, besides: setup.network.all)
      if !facts.isEmpty { add(1, "link \(setup.names[device]): " + facts.joined(separator: ", ")) }
    }
    if setup.seed != 1 { add(1, "seed \(setup.seed)") }
  }

  private func link(_ link: LinkSetup, besides usual: LinkSetup) -> [String] {
    var facts: [String] = []
    if link.latency != usual.latency {
      let range = [link.latency.lowerBound, link.latency.upperBound].map(DurationText.text)
      facts.append("latency " + (range[0] == range[1] ? range[0] : range.joined(separator: "..")))
    }
    if link.loss != usual.loss { facts.append("loss \(PercentText.text(link.loss))") }
    if link.duplication != usual.duplication {
      facts.append("duplication \(PercentText.text(link.duplication))")
    }
    if link.reordering != usual.reordering {
      facts.append("reordering \(PercentText.text(link.reordering))")
    }
    return facts
  }

  // MARK: Words

  func name(_ id: EntityID) -> String { setup.names[id] ?? "\(id.kind.word)-\(id.index)" }

  func quoted(_ text: TextID) -> String { TextLiteral.written(setup.texts[text]) }

  func quoted(_ text: String) -> String { TextLiteral.written(text) }

  func listed(_ parts: [String?]) -> String {
    parts.compactMap(\.self).joined(separator: ", ")
  }
}
