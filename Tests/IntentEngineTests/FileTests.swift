import Testing

@testable import IntentEngine

/// Files that other apps hand over (rule `file.untrusted`).
@Suite struct FileTests {
  private func attach(
    _ office: inout Office, _ file: (file: FileID, content: ContentID), by user: EntityID
  ) -> Request {
    var request = office.request(.attachFile, Office.t1, by: user)
    request.version = nil
    request.arguments.file = file.file
    request.content = file.content
    return request
  }

  private func attach(
    _ office: inout Office, _ file: (file: FileID, content: ContentID)
  ) -> Reply {
    office.send(attach(&office, file, by: Office.alice))
  }

  @Test(
    arguments: [
      ("", .fileNameEmpty), (".", .fileNameEmpty), ("..", .fileNameEmpty), (" . ", .fileNameEmpty),
      ("\u{3000}", .fileNameEmpty), ("../plan.pdf", .fileNamePath), ("a/plan.pdf", .fileNamePath),
      ("a\\plan.pdf", .fileNamePath), ("C:plan.pdf", .fileNamePath),
      ("plan.pdf:stream.pdf", .fileNamePath), ("a\u{2215}plan.pdf", .fileNamePath),
      ("a\u{FF0F}plan.pdf", .fileNamePath), ("plan\u{0}.pdf", .fileNameHidden),
      ("plan\n.pdf", .fileNameHidden), ("plan\u{1B}[2J.pdf", .fileNameHidden),
      ("plan\u{202E}fdp.exe", .fileNameHidden), ("plan\u{2066}.pdf", .fileNameHidden),
      ("plan\u{200B}.pdf", .fileNameHidden), ("\u{FEFF}plan.pdf", .fileNameHidden),
      ("plan\u{E0041}.pdf", .fileNameHidden), (".plan.pdf", .fileNameMalformed),
      ("plan.pdf.", .fileNameMalformed), ("plan.pdf ", .fileNameMalformed),
      ("plan*.pdf", .fileNameMalformed), ("<plan>.pdf", .fileNameMalformed),
      ("plan.pdf.exe", .fileNameProgram), ("setup.EXE", .fileNameProgram),
      ("plan.pdf.Js", .fileNameProgram), ("plan", .fileTypeContradicts),
      ("plan.html", .fileTypeContradicts), ("plan.pdf.html", .fileTypeContradicts),
      ("plan\u{FF0E}pdf", .fileTypeContradicts),
      (String(repeating: "x", count: 252) + ".pdf", .fileNameTooLong),
      (String(repeating: "\u{1F4C4}", count: 63) + ".pdf", .fileNameTooLong),
    ] as [(String, InputFault)])
  func aHostileNameIsRejected(_ name: String, _ fault: InputFault) {
    var office = Office()
    let reply = attach(&office, office.file(name))
    #expect(reply.outcome == .rejected && reply.fault == fault)
    #expect(reply.recoveries == Recoveries(.decideAnew))
    #expect(office.engine.state.attachments.count == 0)
  }

  @Test(
    arguments: [
      "plan.pdf", "PLAN.PDF", "Plan for May (final).pdf", "report.example.com.pdf", "..a.pdf",
      "a..pdf", "計画.pdf", "plan.exe.pdf", "as admin.pdf", "\u{1F469}\u{200D}\u{1F4BB}.pdf",
      String(repeating: "x", count: 251) + ".pdf",
    ].filter { !$0.hasPrefix(".") })
  func aSoundNameIsAttached(_ name: String) {
    var office = Office()
    #expect(attach(&office, office.file(name)).outcome == .done)
    #expect(office.engine.state.attachments.count == 1)
  }

  /// Names put together at random of sound and hostile pieces: whatever is stored can be shown, and
  /// leads nowhere.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func whatIsStoredIsAName(_ seed: UInt64) {
    let pieces = [
      "plan", ".pdf", ".pdf", ".exe", "..", "/", "\\", ":", "\u{202E}", "\u{0}", " ", "é",
      "\u{301}",
      "\u{FF0F}", "%2e%2e%2f", "\r\n", "*", "CON", "\u{1F4C4}", "..%c0%af",
    ]
    var source = SeededSource(seed: seed)
    var office = Office()
    for _ in 0..<400 {
      office.now = office.now + 1_000
      let name = (0...source.below(5)).map { _ in source.pick(pieces) }.joined()
      let reply = attach(&office, office.file(name))
      #expect(reply.outcome == .done || reply.outcome == .rejected && reply.fault != nil)
    }
    for row in office.engine.state.attachments.rows {
      let name = office.engine.texts[office.engine.files[row.file].name]
      let forbidden: [Unicode.Scalar] = [
        "/", "\\", ":", "*", "\u{202E}", "\u{0}", "\r", "\n", "\u{FF0F}",
      ]
      #expect(!name.unicodeScalars.contains { forbidden.contains($0) })
      #expect(name.hasSuffix(".pdf") && !name.hasPrefix(".") && !name.hasPrefix(" "))
    }
    #expect(office.engine.state.attachments.count > 0)
  }

  @Test(
    arguments: [
      ("plan.pdf", "application/pdf", "application/x-executable", .fileTypeContradicts),
      ("plan.pdf", "application/pdf", "text/html", .fileTypeContradicts),
      ("plan.pdf", "application/pdf", "", .fileTypeContradicts),
      ("plan.pdf", "image/png", "image/png", .fileTypeContradicts),
      ("plan.png", "image/png", "application/pdf", .fileTypeContradicts),
      ("plan.txt", "text/plain", "text/csv", .fileTypeContradicts),
      ("page.html", "text/html", "text/html", .fileTypeRefused),
      ("logo.svg", "image/svg+xml", "image/svg+xml", .fileTypeRefused),
      ("plan.pdf", "", "application/pdf", .fileTypeRefused),
      ("plan.pdf", "application/pdf; charset=x", "application/pdf", .fileTypeRefused),
      ("plan.csv", "text/csv", "text/plain", nil), ("plan.csv", "TEXT/CSV", "text/csv", nil),
      ("photo.JPG", "image/jpeg", "image/jpeg", nil),
    ] as [(String, String, String, InputFault?)])
  func claimNameAndContentAgree(
    _ name: String, _ type: String, _ shows: String, _ fault: InputFault?
  ) {
    var office = Office()
    let reply = attach(&office, office.file(name, type: type, shows: shows))
    #expect(reply.fault == fault)
    #expect(reply.outcome == (fault == nil ? .done : .rejected))
  }

  @Test(
    arguments: [
      (0, .fileEmpty), (1, nil), (Limits.fileBytes, nil), (Limits.fileBytes + 1, .fileTooLarge),
      (.max, .fileTooLarge),
    ] as [(UInt64, InputFault?)])
  func theSizeHasLimits(_ size: UInt64, _ fault: InputFault?) {
    var office = Office()
    #expect(attach(&office, office.file(size: size)).fault == fault)
  }

  @Test func whatArrivesIsWhatWasDeclared() {
    var office = Office()
    let plan = office.file()
    let other = office.file(hash: 2)
    let longer = office.file(size: 120_001)
    for content in [other.content, longer.content] {
      #expect(attach(&office, (plan.file, content)).fault == .fileChanged)
    }
    var bare = attach(&office, plan, by: Office.alice)
    bare.content = nil
    #expect(office.send(bare).fault == .fileGone)
    bare.content = plan.content
    let again = office.send(bare)
    #expect(again.outcome == .rejected && again.isReplay && again.fault == .fileGone)
    #expect(office.engine.state.attachments.count == 0)
  }

  @Test func theKeyIsTheFilesOwn() {
    var office = Office()
    let plan = office.file()
    let first = attach(&office, plan, by: Office.alice)
    #expect(office.send(first).outcome == .done)
    for other in [office.file(hash: 2), office.file("other.pdf"), office.file(size: 1)] {
      var second = first
      second.arguments.file = other.file
      second.content = other.content
      #expect(office.send(second).outcome == .mismatched)
    }
    var bare = first
    bare.content = nil
    #expect(office.send(bare).isReplay && office.send(first).isReplay)
    #expect(office.engine.state.attachments.count == 1)
  }

  @Test func attachingLeavesTheTaskAtItsVersion() {
    var office = Office()
    let version = office.engine.state.version(of: Office.t1)
    let mark = office.engine.mark()
    let before = office.engine
    #expect(attach(&office, office.file()).version == version)
    #expect(office.engine.state.version(of: Office.t1) == version)
    #expect(office.engine.recoveredState() == office.engine.state)
    #expect(office.engine.state.fingerprint != before.state.fingerprint)
    office.engine.rollBack(to: mark)
    #expect(office.engine.state == before.state)
  }

  @Test func whatIsAttachedGoesWhereItsTaskGoes() {
    var office = Office()
    #expect(attach(&office, office.file()).outcome == .done)
    var merge = office.request(.mergeEntities, Office.t1)
    merge.arguments.destination = Office.t2
    #expect(office.sendAndConfirm(merge).outcome == .done)
    #expect(office.send(office.request(.openEntity, Office.t1)).files == [office.file().file])
    #expect(office.engine.state.attachments[0].task == Office.t2)

    var plan = attach(&office, office.file(), by: Office.dave)
    plan.arguments.subject = .id(Office.hidden)
    #expect(office.send(plan).outcome == .done)
    var move = office.request(.moveProjectToTenant, Office.secret, by: Office.dave)
    move.arguments.destination = Office.globex
    move.arguments.member = .id(Office.erin)
    #expect(office.sendAndConfirm(move).outcome == .done)
    let moved = office.engine.state.attachments[1].task
    #expect(moved != Office.hidden && office.engine.state.exists(moved))
    let look = office.send(office.request(.openEntity, moved, by: Office.erin))
    #expect(look.files == [office.file().file])
    #expect(office.engine.recoveredState() == office.engine.state)
  }

  @Test func whoMayNotAttachIsToldSoWhateverTheFile() {
    var office = Office()
    let files = [office.file(), office.file("../x.exe", type: "text/html", size: 0)]
    for (user, outcome) in [(Office.carol, Outcome.forbidden), (Office.dave, .notFound)] {
      let replies = files.map { office.send(attach(&office, $0, by: user)) }
      #expect(replies[0] == replies[1] && replies[0].outcome == outcome)
    }
  }

  @Test func nothingTakesAnAttachmentBack() {
    var office = Office()
    let plan = attach(&office, office.file(), by: Office.alice)
    #expect(office.send(plan).undoUntil == nil)
    var undo = office.request(.undo)
    undo.arguments.operation = plan.key
    #expect(office.send(undo).outcome == .expired)
    #expect(office.engine.state.attachments.count == 1)
  }

  @Test func aFileThatTheServerHasNotIsUnreadable() {
    var office = Office()
    var request = attach(&office, office.file(), by: Office.alice)
    for index in [-1, 1, .max, .min] as [Int32] {
      request.arguments.file?.index = index
      #expect(office.send(request).fault == .malformedBody)
    }
    request.arguments.file = nil
    #expect(office.send(request).fault == .missingParameter)
  }
}
