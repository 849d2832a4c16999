import IntentEngine
import IntentSimulation

extension Action {
  /// The operations of others or of before that the action names.
  var named: [InvocationID] {
    switch self {
    case .invoke(let invocation): invocation.named
    case .confirm(let name, let manner), .replay(let name, _, let manner):
      [name] + manner.tampering.named
    case .choose(let designation, let name): [name] + designation.named
    case .decline(let name), .pickUp(let name, _), .retry(let name): [name]
    case .run, .goOffline, .goOnline, .lock, .unlock, .background, .foreground, .killApp, .openApp,
      .signIn, .signOut, .switchTenant, .updateApp, .setFile, .sync, .suggest, .dismiss, .discover,
      .crash, .restart, .unavailable,
      .slowCommit, .expireSession, .fault, .partition, .heal:
      []
    }
  }

  /// The invocation that the action begins.
  var made: InvocationID? {
    switch self {
    case .invoke(let invocation): invocation.id
    case .replay(_, let name, _), .pickUp(_, let name): name
    default: nil
    }
  }

  /// The invocation whose commit the action waits for, to crash the server.
  var crashingInvocation: InvocationID? {
    switch self {
    case .crash(.beforeCommit(let name)), .crash(.afterCommit(let name)): name
    default: nil
    }
  }
}

extension Invocation {
  fileprivate var named: [InvocationID] {
    [operation].compactMap(\.self) + (subject?.named ?? []) + manner.tampering.named
  }
}

extension Designation {
  fileprivate var named: [InvocationID] {
    if case .made(let invocation) = self { return [invocation] }
    return []
  }
}

extension Tampering {
  fileprivate var named: [InvocationID] {
    var named = [confirmationOf].compactMap(\.self)
    if case .of(let invocation) = key { named.append(invocation) }
    return named
  }
}
