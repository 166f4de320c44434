/// Where a screen reader's word was found.
///
/// Nothing here was recorded from VoiceOver itself: AccessibilitySnapshot's authors wrote down what devices
/// say in three languages, and the other catalogues hold the words that other readers and programs use for
/// the same thing. Whatever is found in none of them is assumed, and says so.
public enum WordSource: Hashable, Sendable {
  /// AccessibilitySnapshot 0.12.1 (Apache-2.0): English, German and Russian.
  case accessibilitySnapshot
  /// The message catalogue of the screen reader Orca 43.1, by the message's English text.
  case orca(String)
  /// The words that Chromium 156 gives to screen readers, by the name of the resource.
  case chromium(String)
  /// The role names of at-spi2-core 2.46, by their English text.
  case atSPI(String)
  /// The page numbers that gedit 44.2 prints.
  case gedit
  /// The message catalogue of GTK 3.24, by the message's English text.
  case gtk(String)
  /// Ours, in place of AccessibilitySnapshot's, which is not right; the reason is given.
  case corrected(String)
  /// Ours: no public source was found.
  case assumed

  /// Whether nothing public bears the word out.
  public var isAssumed: Bool {
    switch self {
    case .corrected, .assumed: true
    case .accessibilitySnapshot, .orca, .chromium, .atSPI, .gedit, .gtk: false
    }
  }
}

extension WordSource: CustomStringConvertible {
  /// The source in words: "Orca 43.1, \"link\"".
  public var description: String {
    switch self {
    case .accessibilitySnapshot: "AccessibilitySnapshot 0.12.1"
    case .orca(let message): "Orca 43.1, \"\(message)\""
    case .chromium(let name): "Chromium 156, \(name)"
    case .atSPI(let role): "at-spi2-core 2.46, \"\(role)\""
    case .gedit: "gedit 44.2, \"Page %N of %Q\""
    case .gtk(let message): "GTK 3.24, \"\(message)\""
    case .corrected(let reason): "assumed: \(reason)"
    case .assumed: "assumed"
    }
  }
}
