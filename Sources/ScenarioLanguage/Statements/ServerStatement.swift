/// What can happen to the server.
enum ServerStatement: StatementSet, CaseIterable {
  case crash, crashBefore, crashAfter, restart
  case unavailable, slowCommit, expireSession

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .crash: StatementRow("crash", "Crashes now.", "server: crash")
    case .crashBefore:
      StatementRow(
        "crash before commit of <operation>",
        "Crashes after the check, before anything is written.",
        "server: crash before commit of del")
    case .crashAfter:
      StatementRow(
        "crash after commit of <operation>", "Crashes after the write, before the reply.",
        "server: crash after commit of del")
    case .restart: StatementRow("restart", "Starts again.", "server: restart")
    case .unavailable:
      StatementRow(
        "unavailable for <duration> [in <tenant>]",
        "Answers \"unavailable\" so long: to all, or in one tenant.",
        "server: unavailable for 10s")
    case .slowCommit:
      StatementRow(
        "slow commit of <operation> [by <duration>]",
        "Takes so long (5s unless stated) between check and write.", "server: slow commit of del")
    case .expireSession:
      StatementRow(
        "expire session of <device>", "Ends a sign-in.", "server: expire session of phone")
    }
  }
}

/// What can happen on the network.
enum NetworkFault: StatementSet, CaseIterable {
  case loseRequest, loseRequests, loseReply, loseReplies
  case duplicateRequest, duplicateReply
  case delayRequest, delayReply
  case loseRelay, duplicateRelay, delayRelay
  case partition, partitionUpward, partitionDownward, heal

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .loseRequest:
      StatementRow(
        "lose request [<number>] of <operation>",
        "Loses the next request, or the one with this number.", "network: lose request of del")
    case .loseRequests:
      StatementRow(
        "lose <number> requests of <operation>", "Loses the next requests.",
        "network: lose 2 requests of del")
    case .loseReply:
      StatementRow(
        "lose reply [<number>] to <operation>",
        "Loses the next reply, or the one with this number among those that are sent.",
        "network: lose reply 1 to del")
    case .loseReplies:
      StatementRow(
        "lose <number> replies to <operation>", "Loses the next replies.",
        "network: lose 2 replies to del")
    case .duplicateRequest:
      StatementRow(
        "duplicate request [<number>] of <operation> [by <duration>]",
        "Delivers a request twice; so long apart, where that is said.",
        "network: duplicate request of del")
    case .duplicateReply:
      StatementRow(
        "duplicate reply [<number>] to <operation> [by <duration>]", "Delivers a reply twice.",
        "network: duplicate reply to del")
    case .delayRequest:
      StatementRow(
        "delay request [<number>] of <operation> by <duration>", "Holds a request back.",
        "network: delay request of del by 5s")
    case .delayReply:
      StatementRow(
        "delay reply [<number>] to <operation> by <duration>", "Holds a reply back.",
        "network: delay reply to del by 5s")
    case .loseRelay:
      StatementRow(
        "lose relay [<number>] of <operation>",
        "Loses what one device says to the other that carries it out.",
        "network: lose relay of del")
    case .duplicateRelay:
      StatementRow(
        "duplicate relay [<number>] of <operation> [by <duration>]",
        "Lets the other device hear it twice.", "network: duplicate relay of del by 300ms")
    case .delayRelay:
      StatementRow(
        "delay relay [<number>] of <operation> by <duration>", "Holds it back.",
        "network: delay relay of del by 5s")
    case .partition:
      StatementRow(
        "partition <device>", "Cuts a link in both directions.", "network: partition tablet")
    case .partitionUpward:
      StatementRow(
        "partition <device> upward", "Cuts it for requests.", "network: partition tablet upward")
    case .partitionDownward:
      StatementRow(
        "partition <device> downward", "Cuts it for replies.",
        "network: partition tablet downward")
    case .heal: StatementRow("heal <device>", "Repairs a link.", "network: heal tablet")
    }
  }
}
