import Testing

@testable import IntentEngine

@Suite("The journal")
struct JournalTests {
  @Test(
    "folding it restores the state exactly, whatever was asked", arguments: 0..<24 as Range<UInt64>)
  func replay(seed: UInt64) {
    var play = RandomPlay(seed: seed)
    for round in 0..<300 {
      play.step()
      if round % 50 == 49 {
        let recovered = play.office.engine.recoveredState()
        #expect(recovered == play.office.engine.state)
        let restarted = Engine(
          genesis: play.office.genesis, texts: play.office.texts,
          journal: play.office.engine.journal)
        #expect(restarted.state == play.office.engine.state)
        #expect(recovered.fingerprint == play.office.engine.state.fingerprint)
      }
    }
  }

  @Test("what is asked at random makes old ids of every kind")
  func oldIDs() {
    var made: Set<Int> = []
    for seed in UInt64(0)..<24 {
      var play = RandomPlay(seed: seed)
      for _ in 0..<300 { play.step() }
      for event in play.office.engine.journal.events {
        switch event {
        case .merged(let old, _): made.insert(old.kind == .task ? 0 : 1)
        case .projectSplit: made.insert(2)
        case .projectLeft: made.insert(3)
        default: break
        }
      }
    }
    #expect(made == [0, 1, 2, 3])
  }

  @Test("a crash loses reservations and nothing else", arguments: 0..<8 as Range<UInt64>)
  func crash(seed: UInt64) {
    var play = RandomPlay(seed: seed)
    for _ in 0..<100 { play.step() }
    let before = play.office.engine
    _ = play.office.engine.admit(play.request(), now: play.office.now)
    play.office.engine.crash()
    #expect(play.office.engine.reservations.count == 0)
    #expect(play.office.engine.recoveredState() == play.office.engine.state)
    for (number, record) in before.journal.records.enumerated() {
      #expect(play.office.engine.journal.records[number] == record)
    }
  }

  @Test(
    "rolling back restores the engine, and it answers as before", arguments: 0..<16 as Range<UInt64>
  )
  func rollBack(seed: UInt64) {
    var play = RandomPlay(seed: seed)
    for _ in 0..<60 { play.step() }
    for _ in 0..<20 {
      var twin = play
      let before = play.office.engine
      let mark = play.office.engine.mark()
      for _ in 0..<10 { play.step() }
      play.office.engine.rollBack(to: mark)
      #expect(play.office.engine == before)
      #expect(play.office.engine.fingerprint == before.fingerprint)
      let request = twin.request()
      #expect(
        play.office.engine.handle(request, now: twin.office.now)
          == twin.office.engine.handle(request, now: twin.office.now))
      play = twin
    }
  }

  @Test("the effect without its key and audit is lost or kept as a whole")
  func atomic() {
    for keeps in [true, false] {
      var office = Office(without: keeps ? .all : .all.without(.writeAtomic))
      var request = office.request(.addComment, Office.t1)
      request.arguments.text = office.text("Hello")
      _ = office.send(request)
      office.engine.crash()
      let again = office.send(request)
      #expect(again.isReplay == keeps)
      #expect(office.engine.state.comments.count == (keeps ? 4 : 5))
    }
  }
}
