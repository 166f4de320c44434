internal import CarouselModel

/// The notation of AccessibilitySnapshot 0.12.1: "Selected: Midnight: 3 of 5. Button."
///
/// It writes a colon before a value and a full stop behind a trait; a text that ends with a full stop gets
/// no second one, but "!", "?" and "…" do. Where the library writes a leading space or full stop because the
/// text before it is empty, nothing is written.
struct SnapshotNotation {
  /// The parts in order.
  let parts: [UtterancePart]
  /// Whether the element is a table's cell, whose words are sentences.
  let isCell: Bool

  /// What is read, without the hint.
  var text: String {
    var text = name
    if has(.selected) {
      let selected = texts(.selected).joined()
      text = text.isEmpty ? sentence(selected) : "\(selected): \(text)"
    }
    if text.isEmpty { text = texts(.standIn).joined() }
    if !traits.isEmpty { text = text.isEmpty ? traits : "\(sentence(text)) \(traits)" }
    for position in texts(.position) {
      text = text.isEmpty ? sentence(position) : "\(text) \(sentence(position))"
    }
    for edge in texts(.edge) {
      text = text.isEmpty ? sentence(edge) : "\(sentence(text)) \(sentence(edge))"
    }
    return text
  }

  /// The hint: one sentence behind the other; nil without any.
  var hint: String? {
    let hints = parts.filter { $0.kind == .hint }
    guard let first = hints.first?.text.rendered else { return nil }
    return hints.dropFirst().reduce(first) { text, next in
      let isRotor = next.word?.term == .misspelledWordsHint
      let start = isRotor ? "\(text), " : "\(text.hasSuffix(".") ? String(text.dropLast()) : text). "
      return start + next.text.rendered
    }
  }

  private var name: String {
    guard isCell else { return (texts(.label) + texts(.value)).joined(separator: ": ") }
    let sentences = (texts(.header) + texts(.label) + texts(.cell)).map(sentence)
    return (sentences + texts(.value)).joined(separator: " ")
  }

  private var traits: String {
    parts.compactMap { part in
      switch part.kind {
      case .trait: sentence(part.text.rendered)
      // A switch's own value is left as it is; On, Off and Mixed are sentences like the traits.
      case .state: part.word == nil ? part.text.rendered : sentence(part.text.rendered)
      default: nil
      }
    }.joined(separator: " ")
  }

  private func has(_ kind: UtterancePart.Kind) -> Bool { parts.contains { $0.kind == kind } }

  private func texts(_ kind: UtterancePart.Kind) -> [String] {
    parts.filter { $0.kind == kind }.map(\.text.rendered)
  }

  private func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : "\(text)." }
}
