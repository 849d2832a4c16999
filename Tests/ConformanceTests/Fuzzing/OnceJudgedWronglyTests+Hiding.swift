/// What the twin worlds were wrong about.
extension OnceJudgedWronglyTests {
  static let hiding: [Case] = [
    Case(
      testDescription: "a crash that waits for a hidden undo",
      text: """
        world
          tenant acme
            user alice
            user bob
            project garden "Plan" owned by bob
              task t2 "Book"

        devices
          phone of bob
          laptop of alice

        steps
          then  phone:  toggle t2 as op1
          then  server: crash after commit of op2
          then  phone:  undo op1 as op2
          then  laptop: sync

        expect
          phone is signed in as bob
        """),
    Case(
      testDescription: "a second owner where the first hand-over is left out",
      text: """
        world
          tenant acme
            user alice
            user bob
            user carol
            project launch "Draft" owned by carol

        devices
          phone of carol
          tablet of bob

        steps
          then  phone:  leave project titled "Draft" handing over to alice as op1
          then  phone:  confirm op1
          then  phone:  leave launch handing over to bob as op2
          then  phone:  confirm op2
          then  phone:  sync
          then  tablet: sync

        expect
          phone is signed in as carol
        """),
    Case(
      testDescription: "an approval of something hidden, handed over",
      text: """
        world
          tenant acme
            user alice
            user bob
            project launch "Plan" owned by alice

        devices
          phone of bob
          tablet of alice

        steps
          at 0s  tablet: transfer launch to bob as op1
          then   tablet: approve op1 as op2
          then   phone:  pick up op2 as op3

        expect
          phone is signed in as bob
        """),
    Case(
      testDescription: "a choice that a Shortcut asks for",
      text: """
        world
          tenant acme
            user bob
            user carol
            project garden "Draft" owned by bob
              shared with carol as admin
              task t1 "Book"
            project attic "Draft" owned by carol

        devices
          phone of bob
          laptop of carol
          shortcut "Tidy" on laptop, schema 1
            finish t1
            archive project titled "Draft"

        steps
          at 0s  phone:  complete t1 as op1
          then   laptop: run "Tidy" as op2
          then   phone:  sync

        expect
          phone is signed in as bob
        """),
    Case(
      testDescription: "a move by a Shortcut",
      text: """
        world
          tenant acme
            user bob
            user carol
            project launch "Plan" owned by bob
              shared with carol as editor
              task t1 "Book"
            project garden "Plan" owned by bob

        devices
          phone of bob
          tablet of carol
          shortcut "Tidy" on phone
            move t1 to garden

        steps
          then  phone:  run "Tidy" as op1
          then  phone:  confirm op1.1
          then  tablet: sync

        expect
          phone is signed in as bob
        """),
    Case(
      testDescription: "a merge into an old id of what is hidden",
      text: """
        world
          tenant acme
            user alice
            user dave
            project launch "Plan" owned by alice
              shared with dave as editor
            project garden "Plan" owned by alice
            alias old-project of garden

        devices
          phone of dave

        steps
          at 0s  server as alice: merge launch into old-project as op1
          then   server as alice: confirm op1
          then   phone:           sync

        expect
          phone is signed in as dave
        """),
    Case(
      testDescription: "what somebody else did on the device",
      text: """
        world
          tenant acme
            user alice
            user bob
            project launch "Plan" owned by bob
              task t1 "Book", deleted by alice

        devices
          phone of alice

        steps
          then  phone: sign in as bob
          then  phone: restore t1 as op1
          then  phone: sign in as alice

        expect
          phone is signed in as alice
        """),
    Case(
      testDescription: "a move by somebody else on the device",
      text: """
        world
          tenant acme
            user carol
            user dave
            project launch "Plan" owned by carol
              shared with dave as editor
              task t2 "Book"
            project garden "Plan" owned by dave

        devices
          phone of carol

        steps
          then  phone: sign in as dave
          then  phone: move t2 to garden as op1
          then  phone: rename t2 to "Ship" as op2
          then  phone: sign in as carol

        expect
          phone is signed in as carol
        """),
    Case(
      testDescription: "a question before a place in a team is given back",
      text: """
        world
          tenant acme
            user alice, admin
            user carol
            team design
              carol member
            project launch "Plan" owned by design

        devices
          phone of alice

        steps
          at 0s  server as alice: remove carol from design as op1
          then   server as alice: undo op1

        expect
          phone is signed in as alice
        """),
  ]
}
