/// Tells words for people from names that only files and programs use.
enum IdentifierWords {
  /// Endings of pictures, sound and film.
  ///
  /// Documents are left out, since a card may well be a document.
  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "heic", "heif", "webp", "svg", "bmp", "tif", "tiff", "avif", "raw", "mp4",
    "mov", "mp3",
    "m4a", "wav",
  ]

  /// How cameras, phones and systems name pictures.
  private static let prefixes = [
    "img_", "img-", "dsc_", "dsc0", "dscn", "dscf", "pxl_", "mvimg_", "vid_", "screenshot_",
  ]

  /// Whether a text is a file name or an asset path.
  static func isFileName(_ text: String) -> Bool {
    let text = text.split(separator: "/").last.map(String.init) ?? text
    let lower = text.lowercased()
    return hasFileExtension(lower) || isCameraName(lower) || isHash(lower) || isSnakeCaseWithDigits(text)
  }

  private static func hasFileExtension(_ text: String) -> Bool {
    guard let dot = text.lastIndex(of: "."), extensions.contains(String(text[text.index(after: dot)...]))
    else {
      return false
    }
    let stem = text[..<dot]
    // "Convert to .png" speaks of a format; a long sentence is no file name.
    return stem.last.map { !$0.isWhitespace } ?? false && stem.split(separator: " ").count <= 5
  }

  private static func isCameraName(_ text: String) -> Bool {
    if text.hasPrefix("screenshot 20") || text.hasPrefix("screen shot 20") { return true }
    guard !text.contains(" "), text.contains(where: \.isNumber) else { return false }
    return prefixes.contains { text.hasPrefix($0) }
  }

  private static func isHash(_ text: String) -> Bool {
    let digits = text.filter { $0 != "-" }
    guard digits.count >= 16, digits.allSatisfy(\.isHexDigit) else { return false }
    return digits.contains(where: \.isNumber) && digits.contains(where: \.isLetter)
  }

  private static func isSnakeCaseWithDigits(_ text: String) -> Bool {
    text.contains("_") && text.contains(where: \.isNumber)
      && text.allSatisfy { $0.isASCII && !$0.isWhitespace }
      && text.contains(where: \.isLetter)
  }

  /// Components that SF Symbols are named with (SF Symbols app, naming conventions).
  private static let symbolWords: Set<String> = [
    "fill", "circle", "square", "slash", "badge", "plus", "minus", "arrow", "chevron", "triangle",
    "rectangle", "diamond",
    "hexagon", "capsule", "stars", "star", "sun", "moon", "cloud", "rain", "bolt", "heart", "person", "house",
    "gear",
    "gearshape", "magnifyingglass", "bubble", "message", "phone", "camera", "video", "photo", "music", "play",
    "pause",
    "stop", "forward", "backward", "left", "right", "up", "down", "checkmark", "xmark", "exclamationmark",
    "questionmark",
    "info", "bell", "bookmark", "tag", "flag", "cart", "bag", "creditcard", "tree", "leaf", "mountain",
    "water", "snowflake",
    "ellipsis", "line", "horizontal", "vertical", "inset", "filled", "on", "stack", "app", "doc", "folder",
    "trash", "square",
    "waveform", "speaker", "wave", "lock", "key", "eye", "hand", "globe", "map", "location", "sidebar",
    "keyboard", "grid",
  ]

  /// Last components of the names of web sites and of libraries, which people do say.
  private static let spokenEndings: Set<String> = [
    "com", "org", "net", "io", "app", "tv", "fm", "de", "fr", "co", "uk", "eu", "me", "ai", "js", "ts", "dev",
    "info", "ch",
    "at", "nl", "it", "es", "edu", "gov", "swift", "py", "rb", "go", "md",
  ]

  /// Whether a text is the name of an SF Symbol: lower-case words with dots between them.
  static func isSymbolName(_ text: String) -> Bool {
    guard let components = dotted(text), components.allSatisfy({ $0.allSatisfy { !$0.isUppercase } }) else {
      return false
    }
    return components.contains { symbolWords.contains($0) }
      && (components.count > 2 || !spokenEndings.contains(components[components.count - 1]))
  }

  /// Whether a text is the key of a translation that is missing: "card.title", "CARD_TITLE".
  static func isTranslationKey(_ text: String) -> Bool {
    if let components = dotted(text) {
      return components[0].first?.isLowercase == true
        && !spokenEndings.contains(components[components.count - 1].lowercased())
        && components.allSatisfy { $0.count > 1 } && !isSymbolName(text) && !isFileName(text)
    }
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isLetter } }
  }

  /// The components of a name with dots and nothing else but letters, digits and underscores.
  private static func dotted(_ text: String) -> [String]? {
    let components = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard components.count > 1 else { return nil }
    let isName = components.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
    return isName && components.contains { $0.contains(where: \.isLetter) } ? components : nil
  }
}
