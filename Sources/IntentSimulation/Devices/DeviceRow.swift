import IntentEngine

/// A device as it is now.
struct DeviceRow: Row {
  /// The account that is signed in, or was last.
  var user: EntityID
  var tenant: EntityID
  var session: SessionID
  var schema: UInt16
  /// The device that carries out what is said here; none where it has a link of its own.
  var through: DeviceID
  /// The server epoch that it last heard of.
  var epoch: UInt32 = 0
  /// How many of its user's losses in this tenant it has heard of.
  var losses: UInt32 = 0

  var isOnline: Bool
  var isLocked: Bool
  var isForeground: Bool
  var isAppAlive = true
  /// How many steps its user has begun.
  var begunSteps: Int32 = 0
  /// The server does not hear it.
  var isCutUpward = false
  /// It does not hear the server.
  var isCutDownward = false
  /// A sync is due once nothing of the outbox is under way.
  var wantsSync = false

  /// The outbox: unfinished entries, in the order of their making.
  var outboxFirst: Int32 = -1
  var outboxLast: Int32 = -1
  var outboxCount: Int32 = 0
  /// How many entries have a timer running.
  var busy: Int32 = 0
  /// How many entries wait behind another.
  var waiting: Int32 = 0
  /// Its first copy, in the order of ids.
  var copiesFirst: Int32 = -1

  var signInTimer = TimerSlot()
  var signInCount: UInt32 = 0
  var signInUser: EntityID
  var signInTenant: EntityID
  /// Whether it is still signed in to the other tenants that it was at first; a sign-out ends all.
  var isAlsoIn = true
  /// A tenant was chosen whose session is still to be had.
  var isSwitching = false
  /// Where the device goes back to when the server refuses the tenant.
  var homeTenant: EntityID
  var homeSession: SessionID
  var syncTimer = TimerSlot()
  var syncCount: UInt32 = 0
  var syncTries: UInt8 = 0
  /// The sync is under way: its answer replaces the cache.
  var isSyncing = false

  init(_ setup: DeviceSetup, session: SessionID) {
    user = setup.user
    tenant = setup.tenant
    self.session = session
    schema = setup.schema
    through = setup.through ?? .none
    isOnline = setup.isOnline
    isLocked = setup.isLocked
    isForeground = setup.isForeground
    signInUser = setup.user
    signInTenant = setup.tenant
    homeTenant = setup.tenant
    homeSession = session
  }

  var canonical: DeviceRow {
    var row = self
    (row.signInTimer, row.syncTimer) = (signInTimer.canonical, syncTimer.canonical)
    return row
  }

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(user.rawValue) << 32 | UInt64(tenant.rawValue))
    fingerprint.fold(Int(session.index))
    fingerprint.fold(UInt64(schema) << 32 | UInt64(epoch))
    fingerprint.fold(flags)
    fingerprint.fold(outboxFirst, outboxCount)
    fingerprint.fold(UInt64(signInUser.rawValue) << 32 | UInt64(signInTenant.rawValue))
    fingerprint.fold(
      UInt64(homeTenant.rawValue) << 32 | UInt64(UInt32(bitPattern: homeSession.index)))
    fingerprint.fold(UInt64(losses) << 8 | UInt64(syncTries))
    // Which of several answers is the one that is waited for.
    fingerprint.fold(UInt64(syncCount) << 32 | UInt64(signInCount))
    signInTimer.fold(into: &fingerprint)
    syncTimer.fold(into: &fingerprint)
  }

  private var flags: UInt64 {
    let all = [
      isOnline, isLocked, isForeground, isAppAlive, isCutUpward, isCutDownward, wantsSync,
      isSyncing, isSwitching, isAlsoIn,
    ]
    return all.reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
  }
}
