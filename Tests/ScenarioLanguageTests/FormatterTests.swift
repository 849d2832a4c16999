import Testing

@testable import ScenarioLanguage

@Suite struct FormatterTests {
  private let untidy = """
    # at the top
    scenario Tidy me
        An indented story with # no comment.
    rules write.once,confirm.bound   # which
    world
      tenant acme

        # people
        user alice
        # still people
      # still acme
    # apart
    devices
      phone of alice ,offline
    steps
      at 0s phone,siri "go": pending   as one   # first


      # between
      +10s server: crash
    expect
      one is "Ship\\u{202e}"
    # the end
    """

  @Test func writesTheCanonicalForm() {
    let text = untidy.replacing(
      "one is \"Ship\\u{202e}\"", with: "reply to one mentions \"A\\u{202e}\\u{42}\"")
    #expect(
      Fixtures.formatted(text) == """
        # at the top
        scenario Tidy me
          An indented story with # no comment.
        rules write.once, confirm.bound  # which

        world
          tenant acme
            # people
            user alice
            # still people
          # still acme

        # apart
        devices
          phone of alice, offline

        steps
          at 0s  phone, siri "go": pending as one  # first

          # between
          +10s   server:           crash

        expect
          reply to one mentions "A\\u{202E}B"
        # the end

        """)
  }

  @Test func writesTheCanonicalFormOfAWalkthrough() {
    let text = """
      # at the top
      walkthrough Tidy  me
            The question.
      question Q1 # which
      beat One


          What is told, # as it is.
        # about the beat
      ask   "Why?"

      scene "a.scenario"
      # on the run
      until del is deleted,replayed   # soon

      holds c1 is open and t1 is done
      without write.once:t1 is open
            Why, # as it is.
      point "B\\u{42}"
      # the end
      answer In short
        So.

      # the very end
      """
    let once = Fixtures.formattedWalkthrough(text)
    #expect(
      once == """
        # at the top
        walkthrough Tidy  me
          The question.
        question Q1  # which

        beat One
          What is told, # as it is.
          # about the beat
        ask "Why?"
        scene "a.scenario"
        # on the run
        until del is deleted, replayed  # soon
        holds c1 is open and t1 is done
        without write.once: t1 is open
          Why, # as it is.
        point "BB"

        # the end
        answer In short
          So.

        # the very end

        """)
    #expect(once.flatMap(Fixtures.formattedWalkthrough) == once)
    #expect(Fixtures.formattedWalkthrough("walkthrough A\nbeta B\n") == nil)
    #expect(Fixtures.formattedWalkthrough("walkthrough A\nbeat B\nend\n  holds\n") == nil)
  }

  @Test func wrongNamesAreNoObstacle() {
    let text = Fixtures.confirmed.replacing("phone:", with: "phnoe:")
    #expect(Fixtures.formatted(text)?.contains("phnoe:") == true)
  }

  @Test func whatCantBeParsedIsRefused() { #expect(Fixtures.formatted(untidy) == nil) }

  @Test func formattingTwiceChangesNothing() {
    let once = Fixtures.formatted(Fixtures.confirmed)
    #expect(once.flatMap(Fixtures.formatted) == once)
  }
}
