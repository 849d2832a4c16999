import IntentEngine

/// The family COMPLETE-REPLAY(D, R, L): devices that complete one task while another renames it.
///
/// D devices complete one task at version 1; devices 0 and 1 share one key, every other has its own;
/// one more device renames the task at version 1 under its own key. Each device sends its request up
/// to R times while it has no answer, in any order, over a network that may lose L messages.
public struct CompleteReplay: Hashable, Sendable {
  /// How many devices complete the task.
  public var devices: Int
  /// How often each device sends its request.
  public var sends: Int
  /// How many messages may be lost.
  public var losses: Int

  public init(devices: Int, sends: Int, losses: Int) {
    self.devices = devices
    self.sends = sends
    self.losses = losses
  }

  /// The options that make every order and every loss possible.
  public func options(_ safeguards: Safeguards = .all) -> WorldOptions {
    var options = WorldOptions()
    options.safeguards = safeguards
    options.isTimed = false
    options.ordersAny = true
    options.keepsTrace = false
    options.keepsHistory = false
    options.keepsReplies = false
    options.keepsFingerprint = true
    options.attempts = sends
    options.losses = losses
    return options
  }

  /// The set-up: one user, who has all the devices, and one task.
  public func setup() -> WorldSetup {
    var setup = WorldSetup(invocationCount: devices + 1)
    let (tenant, user) = (EntityID(.tenant, 0), EntityID(.user, 0))
    setup.genesis.tenantCount = 1
    setup.genesis.users = [Genesis.User(tenancies: [Genesis.Tenancy(tenant: tenant)])]
    let title = setup.texts.intern("Spring launch")
    setup.genesis.projects = [Genesis.Project(tenant: tenant, title: title, owner: user)]
    let task = setup.texts.intern("Book the venue")
    setup.genesis.tasks = [Genesis.Task(project: EntityID(.project, 0), title: task)]
    let renamed = setup.texts.intern("Book the hall")
    for device in 0...devices {
      setup.genesis.sessions.append(
        Genesis.Session(user: user, tenant: tenant, device: DeviceID(device)))
      setup.devices.append(DeviceSetup(user: user, tenant: tenant))
      setup.script.append(step(device, renamed))
    }
    return setup
  }

  private func step(_ device: Int, _ title: TextID) -> Step {
    var invocation = Invocation(
      id: InvocationID(device), intent: device == devices ? .renameTask : .completeTask,
      subject: .entity(EntityID(.task, 0)), text: device == devices ? title : nil)
    if device == 1, devices > 1 { invocation.manner.tampering.key = .of(InvocationID(0)) }
    return Step(
      moment: .meanwhile, actor: .device(DeviceID(device)), action: .invoke(invocation),
      line: device + 1)
  }
}
