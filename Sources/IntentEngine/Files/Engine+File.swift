/// A file that another app handed over is untrusted (rule `file.untrusted`).
extension Engine {
  /// Link 10: name, type, size and content of the file, before anything is stored; who may attach at
  /// all was asked before.
  ///
  /// A refusal settles the key, with its reason: an attempt that left before the content was gone
  /// must not attach it after the user was told so.
  func file(_ context: inout Context) throws(Answer) {
    guard context.intent == .attachFile, let id = context.request.arguments.file else { return }
    let content = context.request.content.map { files[$0] }
    guard let fault = fault(of: files[id], content) else { return }
    context.trace.value = UInt32(fault.rawValue)
    throw Answer(.rejected, .fileUntrusted, fault)
  }

  /// Where the safeguard `file.untrusted/authorization-first` is off, the file is judged before
  /// anybody knows who sent it.
  func earlyFile(_ context: inout Context) throws(Answer) {
    if context.intent == .attachFile, safeguards.lacks(.fileUntrustedAuthorizationFirst) {
      try file(&context)
    }
  }

  private func fault(of file: IntentFile, _ content: FileContent?) -> InputFault? {
    if safeguards.keeps(.fileUntrustedName), let fault = FileName.fault(texts[file.name]) {
      return fault
    }
    if safeguards.keeps(.fileUntrustedType), let fault = typeFault(of: file, content) {
      return fault
    }
    if safeguards.keeps(.fileUntrustedSize), let fault = sizeFault(of: file) { return fault }
    return safeguards.keeps(.fileUntrustedGone) ? contentFault(of: file, content) : nil
  }

  /// Claim, name and content name one type, and it is one that can be attached.
  private func typeFault(of file: IntentFile, _ content: FileContent?) -> InputFault? {
    guard let type = AttachmentType(mediaType: texts[file.type]) else { return .fileTypeRefused }
    let fits =
      type.extensions.contains(FileName.fileExtension(of: texts[file.name]))
      && content.map { type.fits(shown: texts[$0.type]) } ?? true
    return fits ? nil : .fileTypeContradicts
  }

  private func sizeFault(of file: IntentFile) -> InputFault? {
    if file.size == 0 { return .fileEmpty }
    return file.size > Limits.fileBytes ? .fileTooLarge : nil
  }

  /// What the file declares has arrived, and nothing else.
  private func contentFault(of file: IntentFile, _ content: FileContent?) -> InputFault? {
    guard let content else { return .fileGone }
    return content.size == file.size && content.hash == file.hash ? nil : .fileChanged
  }

  /// Whether a faulty engine attaches once more for every attempt.
  func attachesAgain(_ context: borrowing Context) -> Bool {
    context.request.intent == .attachFile && safeguards.lacks(.fileUntrustedOnce)
  }
}
