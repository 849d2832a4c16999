import Testing

@testable import IntentEngine

/// What only the server's console takes (rule `discover.by-value`).
@Suite("The console alone")
struct ConsoleTests {
  /// A transfer to the other tenant that the console has asked Dave about.
  private func asked() throws -> (office: Office, move: Request, yes: Request) {
    var office = Office()
    var move = office.request(.moveProjectToTenant, Office.secret, by: Office.dave)
    (move.arguments.destination, move.arguments.member) = (Office.globex, .id(Office.erin))
    let question = try #require(office.send(move).challenge)
    var yes = move
    yes.response = .confirmation(question.id, digest: question.digest)
    return (office, move, yes)
  }

  @Test("what a device says under a key that is open there leaves the question open")
  func openKey() throws {
    let (unsaid, move, yes) = try asked()
    for response in [Response.none, .decline, yes.response] {
      for entry in [EntryPoint.app, .administration] {
        var office = unsaid
        var posed = move
        posed.session = SessionID(3)
        posed.claims.entry = entry
        posed.response = response
        for _ in 1...2 {
          let refused = office.send(posed)
          #expect(refused.outcome == .forbidden && !refused.isReplay)
          #expect(refused.rule == .discoverByValue)
        }
        #expect(office.engine.state.challenges.rows.last?.status == .open)
        #expect(office.send(yes).outcome == .done)
      }
    }
  }

  @Test("a no at the console is one")
  func declined() throws {
    var (office, move, yes) = try asked()
    move.response = .decline
    #expect(office.send(move).outcome == .cancelled)
    #expect(office.send(yes).outcome == .cancelled)
  }

  @Test("what claims to be it under no known session is recorded as the app's")
  func unknownSession() throws {
    var (office, move, _) = try asked()
    move.session = SessionID(99)
    #expect(office.send(move).outcome == .signIn)
    let record = try #require(office.engine.journal.records.last)
    #expect(record.outcome == .signIn && record.entry == .app)
  }
}
