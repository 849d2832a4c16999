import IntentEngine

extension World {
  /// Gives a message a row, and tells the scheduler when it arrives.
  mutating func fly(_ message: MessageRow) {
    let place = place(for: message)
    globals[0].liveMessages += 1
    count(messages[place], arrives: true)
    wake(place)
  }

  private mutating func place(for message: MessageRow) -> Int {
    guard options.keepsHistory else { return anyPlace(for: message) }
    let free = Int(globals[0].freeMessage)
    guard free >= 0 else { return messages.append(message) }
    var message = message
    globals[0].freeMessage = messages[free].nextFree
    message.generation = messages[free].generation &+ 1
    messages[free] = message
    return free
  }

  /// Without history there are few messages, and no list of free places to keep.
  private mutating func anyPlace(for message: MessageRow) -> Int {
    for place in 0..<messages.count where !messages[place].isLive {
      messages[place] = message
      return place
    }
    return messages.append(message)
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
    let message = messages[place]
    count(message, arrives: false)
    messages[place].isLive = false
    messages[place].payload = -1
    globals[0].liveMessages -= 1
    guard options.keepsHistory else { return message }
    messages[place].nextFree = globals[0].freeMessage
    globals[0].freeMessage = Int32(place)
    return message
  }

  /// Messages on their way are a bag: the sum of what they are.
  mutating func count(_ message: MessageRow, arrives: Bool) {
    guard options.keepsFingerprint else { return }
    var fingerprint = Fingerprint()
    message.fold(into: &fingerprint)
    let term = fingerprint.value
    globals[0].messageSum = globals[0].messageSum &+ (arrives ? term : 0 &- term)
  }

  /// Ends a message that does not arrive.
  mutating func lose(_ message: MessageRow, _ reason: LossReason) {
    payloads.release(message.payload)
    note { .lost($0.described(message), reason) }
  }

  mutating func loseByChoice(_ place: Int) {
    globals[0].losses -= 1
    let message = land(place)
    lose(message, .choice)
  }

  mutating func duplicateByChoice(_ place: Int) {
    globals[0].duplicates -= 1
    var copy = messages[place]
    copy.isDuplicate = true
    if let payload = payloads[copy.payload] { copy.payload = payloads.insert(payload) }
    note { .duplicated($0.described(copy), arrival: copy.arrival) }
    fly(copy)
  }
}
