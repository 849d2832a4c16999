import IntentEngine
import IntentSimulation

extension Checker {
  /// Declares a name, unless it can't be one or is taken.
  ///
  /// - Returns: whether it was declared.
  @discardableResult
  mutating func declare(_ token: Token, _ meaning: NameTable.Meaning) -> Bool {
    guard Keywords.isName(token.text) else {
      reportBadName(token, as: "name")
      return false
    }
    guard !Keywords.reserved.contains(token.text) else {
      diagnostics.report(
        .reservedName, token.span, "\(token.shown) is a word of the language and can't be a name")
      return false
    }
    if let first = names[token.text] {
      guard !names.isDoubtful(token.text) else { return false }
      diagnostics.report(
        .duplicateName, token.span, "the name \(token.shown) is taken",
        notes: [.init("it is \(first.meaning.noun) declared here", at: first.span)])
      return false
    }
    names.declare(token.text, meaning, at: token.span)
    return true
  }

  /// Reports what is no name.
  mutating func reportBadName(_ token: Token, as noun: String) {
    let isLong = token.text.utf8.count > LanguageLimits.nameBytes
    diagnostics.report(
      .badName, token.span,
      isLong
        ? "the \(noun) \(token.shown) is longer than \(LanguageLimits.nameBytes) bytes"
        : "\(token.shown) is no \(noun)",
      suggestion: "a \(noun) has small letters, digits and hyphens, and begins with a letter")
  }

  /// What a name means, when that is what is wanted; otherwise the mistake is reported.
  mutating func lookUp<Result>(
    _ token: Token, wanted nouns: [String], _ accept: (NameTable.Meaning) -> Result?
  ) -> Result? {
    let name = token.text
    if names.isDoubtful(name) { return nil }
    guard let declaration = names[name] else {
      let fitting = names.names { accept($0) != nil }
      reportUnknown(token, wanted: nouns, near: Suggestion.didYouMean(name, among: fitting))
      return nil
    }
    names.use(name)
    if let result = accept(declaration.meaning) { return result }
    reportWrongKind(token, declaration, wanted: nouns)
    return nil
  }

  private mutating func reportUnknown(_ token: Token, wanted nouns: [String], near: String?) {
    if absentParts.contains(where: { $0.declares(anyOf: nouns) }) { return }
    var mistake = Mistake(
      id: .unknownName, span: token.span, before: "unknown ", wanted: nouns,
      after: " \(token.shown)", suggestion: near)
    if near == nil && nouns.contains("operation") { addNaming(of: token, to: &mistake) }
    diagnostics.report(mistake)
  }

  /// Tells how an operation gets its name, when some have none.
  private func addNaming(of token: Token, to mistake: inout Mistake) {
    guard Keywords.isName(token.text), let first = unnamedSteps.first else { return }
    mistake.suggestion = "add `as \(token.text)` to the step that makes it"
    if unnamedSteps.count == 1 {
      mistake.notes = [.init("the operation of this step has no name", at: first)]
    }
  }

  private mutating func reportWrongKind(
    _ token: Token, _ declaration: NameTable.Declaration, wanted nouns: [String]
  ) {
    var mistake = Mistake(
      id: .wrongKind, span: token.span,
      before: "\(token.shown) is \(declaration.meaning.noun), not ",
      wanted: nouns.map(Wording.article),
      notes: [.init("it is declared here", at: declaration.span)])
    if case .run = declaration.meaning {
      mistake.suggestion = "its operations are \(Wording.quoted(token.text + ".1")) and so on"
    }
    if nouns == ["device"], case .entity(let user) = declaration.meaning, user.kind == .user {
      mistake.suggestion = devices(of: user, called: token)
    }
    diagnostics.report(mistake)
  }

  /// Which devices a user has, in words.
  private func devices(of user: EntityID, called token: Token) -> String? {
    guard setup.devices.count == setup.names.devices.count else { return nil }
    let owned = zip(setup.names.devices, setup.devices).filter { $0.1.user == user }.map(\.0)
    switch owned.count {
    case 0: return "\(token.text) has no device; add one: `phone of \(token.text)`"
    case 1: return "the device of \(token.text) is \(owned[0])"
    default: return "the devices of \(token.text) are \(Wording.list(owned))"
    }
  }

  /// An entity by its handle.
  mutating func entity(_ token: Token, _ kinds: [EntityKind]) -> EntityID? {
    lookUp(token, wanted: kinds.map(\.word)) { meaning in
      if case .entity(let id) = meaning, kinds.contains(id.kind) { id } else { nil }
    }
  }

  /// An entity by its handle, of the kinds that the slot takes.
  mutating func entity(_ binding: Binding) -> EntityID? {
    guard case .handle(let kinds) = binding.slot else {
      preconditionFailure("the slot \(binding.slot) takes no handle")
    }
    return entity(binding.token, kinds)
  }

  /// A device by its name.
  mutating func device(_ binding: Binding) -> DeviceID? {
    lookUp(binding.token, wanted: binding.slot.nouns) { meaning in
      if case .device(let id) = meaning { id } else { nil }
    }
  }

  /// An operation that an earlier step made.
  mutating func operation(_ binding: Binding) -> InvocationID? {
    let found = anyOperation(binding)
    guard let found, let step = currentStep, makers[Int(found.index)] >= step else { return found }
    diagnostics.report(
      .usedBeforeMade, binding.span, "the operation \(binding.token.shown) is made by a later step",
      notes: names[binding.text].map { [.init("it is made here", at: $0.span)] } ?? [])
    return nil
  }

  /// An operation of the script, also of a later step: faults are armed before.
  mutating func anyOperation(_ binding: Binding) -> InvocationID? {
    lookUp(binding.token, wanted: binding.slot.nouns) { meaning in
      if case .operation(let id) = meaning { id } else { nil }
    }
  }
}
