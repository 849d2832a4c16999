import IntentEngine

extension World {
  /// Gives a message a row, and tells the scheduler when it arrives.
  mutating func fly(_ message: MessageRow) {
    let place = place(for: message)
    counters[0].liveMessages += 1
    count(messages.unwatched(place), arrives: true)
    wake(place)
  }

  private mutating func place(for message: MessageRow) -> Int {
    guard keepsFreePlaces else { return anyPlace(for: message) }
    let free = Int(counters[0].freeMessage)
    guard free >= 0 else { return messages.append(message) }
    var message = message
    counters[0].freeMessage = messages[free].nextFree
    message.generation = messages[free].generation &+ 1
    messages[free] = message
    return free
  }

  /// Whether there is a list of free places. Without time there are few messages, and a message has the
  /// same place in a world that is explored as in one that plays the run again.
  private var keepsFreePlaces: Bool { options.keepsHistory && options.isTimed }

  private mutating func anyPlace(for message: MessageRow) -> Int {
    for place in 0..<messages.unwatchedCount where !messages.unwatched(place).isLive {
      messages[place] = message
      return place
    }
    return messages.appendUnwatched(message)
  }

  /// Sets the alarm of a message.
  mutating func wake(_ place: Int) {
    guard options.isTimed else { return }
    let message = messages[place]
    alarms.append(
      Alarm(due: message.arrival, kind: .message, index: place, generation: message.generation))
  }

  /// Takes a message off its way; its row is free.
  ///
  /// Its payload stays for whoever takes it.
  mutating func land(_ place: Int) -> MessageRow {
    let message = messages.unwatched(place)
    count(message, arrives: false)
    messages.changeUnwatched(place) {
      $0.isLive = false
      $0.payload = -1
    }
    counters[0].liveMessages -= 1
    guard keepsFreePlaces else { return message }
    messages[place].nextFree = counters[0].freeMessage
    counters[0].freeMessage = Int32(place)
    return message
  }

  /// Messages on their way are a bag: the sum of what they are.
  mutating func count(_ message: MessageRow, arrives: Bool) {
    guard options.keepsFingerprint else { return }
    let term = term(of: message)
    counters[0].messageSum = counters[0].messageSum &+ (arrives ? term : 0 &- term)
  }

  /// What a message on its way adds to the fingerprint.
  func term(of message: MessageRow) -> UInt64 {
    var fingerprint = Fingerprint(seed: options.fingerprintSeed)
    message.fold(into: &fingerprint)
    return fingerprint.value
  }

  /// Ends a message that does not arrive.
  mutating func lose(_ message: MessageRow, _ reason: LossReason) {
    payloads.release(message.payload)
    note { .lost($0.described(message), reason) }
  }

  mutating func loseByChoice(_ place: Int) {
    budgets[0].losses -= 1
    let message = land(place)
    lose(message, .choice)
  }

  mutating func duplicateByChoice(_ place: Int) {
    budgets[0].duplicates -= 1
    var copy = messages.unwatched(place)
    copy.isDuplicate = true
    if let payload = payloads[copy.payload] { copy.payload = payloads.insert(payload) }
    note { .duplicated($0.described(copy), arrival: copy.arrival) }
    fly(copy)
  }
}
