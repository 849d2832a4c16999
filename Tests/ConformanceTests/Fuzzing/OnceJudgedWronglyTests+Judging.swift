/// What the model and rest were wrong about.
extension OnceJudgedWronglyTests {
  static let judging: [Case] = [
    Case(
      testDescription: "a retry after an invalid copy",
      text: """
        world
          tenant acme
            user alice
            project garden "Plan" owned by alice
              task t1 "Book"

        devices
          phone of alice

        network
          latency 1ms..20s

        steps
          then       server:      slow commit of op1 by 10s
          then       phone, siri: toggle t1 as op1
          then       phone, siri: replay op1 as op2
          meanwhile  phone:       replay op2 as op3

        expect
          phone is signed in as alice
        """),
    Case(
      testDescription: "other content after an early undo",
      text: """
        world
          tenant acme
            user alice
            project launch "Plan" owned by alice

        devices
          phone of alice
          tablet of alice

        network
          seed 2

        steps
          at 0s      tablet:          unshare launch from alice as op1
          meanwhile  phone:           undo op1 as op2
          then       server as alice: drop keys older than 1s as op3 sending key of op1

        expect
          phone is signed in as alice
        """),
    Case(
      testDescription: "an undo of a split",
      text: """
        world
          tenant acme
            user alice
            project launch "Plan" owned by alice
            project garden "Plan" owned by alice
            project attic "Plan" owned by alice

        devices
          phone of alice

        steps
          at 0s  server as alice: split garden into launch, attic as op1
          then   server as alice: undo op1 as op2

        expect
          phone is signed in as alice
        """),
    Case(
      testDescription: "an undo of a move to another tenant",
      text: """
        world
          tenant acme
            user alice, admin
            project launch "Plan" owned by alice
          tenant globex
            user alice, admin

        devices
          phone of alice in acme

        steps
          at 0s  server as alice: move launch to tenant globex owned by alice as op1
          then   server as alice: confirm op1
          then   server as alice: undo op1 as op2

        expect
          phone is signed in as alice
        """),
    Case(
      testDescription: "a replay after the place was merged",
      text: """
        world
          tenant acme
            user alice
            project launch "Plan" owned by alice
            project garden "Plan" owned by alice
              task t1 "Book"

        devices
          phone of alice

        steps
          then  phone:           move t1 to launch as op1
          then  server as alice: merge launch into garden as op2
          then  phone:           replay op1 as op3

        expect
          phone is signed in as alice
        """),
    Case(
      testDescription: "an answer to an earlier try of a sync",
      text: """
        world
          tenant acme
            user alice
            project launch "Plan" owned by alice
              comment c1 "Ship it" by alice

        devices
          phone of alice

        steps
          then  phone: background
          then  phone: delete c1 as op1
          then  phone: confirm op1
          then  phone: sync

        schedule
          phone: background
          phone: delete c1 as op1
          deliver request of op1
          deliver reply to op1
          phone: confirm op1
          retry op1
          phone: sync
          deliver sync of phone
          deliver request of op1
          deliver reply to op1
          give up sync of phone
          deliver sync of phone
          deliver sync reply 2 to phone

        expect
          phone is signed in as alice
        """),
  ]
}
