/// The types of file that can be attached; nothing that runs, and nothing that opens with scripts.
enum AttachmentType: CaseIterable {
  case pdf, png, jpeg, heic, plainText, csv, audio, video

  /// The media type that a file of the type claims.
  var mediaType: String {
    switch self {
    case .pdf: "application/pdf"
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .heic: "image/heic"
    case .plainText: "text/plain"
    case .csv: "text/csv"
    case .audio: "audio/mp4"
    case .video: "video/mp4"
    }
  }

  /// What its name may end in, behind the last dot.
  var extensions: [String] {
    switch self {
    case .pdf: ["pdf"]
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .heic: ["heic"]
    case .plainText: ["txt"]
    case .csv: ["csv"]
    case .audio: ["m4a"]
    case .video: ["mp4"]
    }
  }

  /// The type that a media type names, in whatever case; `nil` for what can't be attached.
  init?(mediaType: String) {
    let lowered = mediaType.lowercased()
    guard let type = AttachmentType.allCases.first(where: { $0.mediaType == lowered }) else {
      return nil
    }
    self = type
  }

  /// Whether a content that shows this media type can be of the type: a table is plain text to who
  /// looks at its bytes.
  func fits(shown mediaType: String) -> Bool {
    guard let shown = AttachmentType(mediaType: mediaType) else { return false }
    return shown == self || self == .csv && shown == .plainText
  }
}
