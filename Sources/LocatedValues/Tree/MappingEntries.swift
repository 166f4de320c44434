// The keys and entries of the mapping that is being built.
extension TreeBuilder {
  // Up to here, looking at every key is faster than keeping a table.
  private static let fewKeys = 16

  /// Takes a value as the key of the innermost mapping, or says why it cannot be one.
  mutating func acceptKey(_ value: LocatedValue) -> TreeFrame.Key {
    guard let scalar = value.scalar else {
      diagnostics.error(
        at: value.place, "\(value.looksLike) cannot be a key",
        advice: "use text as the key, and put quotes around it if it starts with [, {, - or ?")
      return .refused
    }
    if scalar.style == .plain, scalar.tag == nil {
      if scalar.text == "<<" { return acceptMergeKey(value.range) }
      if scalar.text.isEmpty {
        diagnostics.error(
          at: value.place, "an entry has no key",
          advice: "write a key before the colon, or \"\" for the empty key")
        return .refused
      }
    }
    guard let first = placeOfKey(scalar.text) else { return .text(keys.shared(scalar.text), value.range) }
    reportTwice(scalar.text, at: value.place, first: first)
    return .refused
  }

  /// Takes a value for the key that came before it.
  mutating func acceptValue(_ value: LocatedValue) {
    let top = frames.count - 1
    switch frames[top].key {
    case .missing, .refused: break
    case .merge: acceptMerged(value)
    case .text(let key, let range):
      entries.append(Mapping.Entry(key: key, keyRange: range, value: value))
      remember(key, at: range.start)
    }
    frames[top].key = .missing
  }

  /// The entries of a mapping that has ended, merged ones included.
  mutating func finishMapping(_ frame: TreeFrame) -> Mapping {
    defer { entries.removeSubrange(frame.base...) }
    return Mapping(frame.merge.map { merged($0, into: frame) } ?? Array(entries[frame.base...]))
  }

  mutating func reportTwice(_ key: String, at place: Place, first: Place) {
    diagnostics.error(
      at: place, "the key \(TerminalText.quoted(key)) is already given in line \(first.line)",
      advice: "remove one of the two, or give it another name")
  }

  private func placeOfKey(_ key: String) -> Place? {
    guard let frame = frames.last else { return nil }
    let exact = ExactText(text: key)
    guard frame.knownKeys.isEmpty else { return frame.knownKeys[exact] }
    return entries[frame.base...].first { ExactText(text: $0.key) == exact }?.keyRange.start
  }

  private mutating func remember(_ key: String, at place: Place) {
    let top = frames.count - 1
    let count = entries.count - frames[top].base
    guard count > Self.fewKeys else { return }
    if frames[top].knownKeys.isEmpty {
      for entry in entries[frames[top].base...] {
        frames[top].knownKeys[ExactText(text: entry.key)] = entry.keyRange.start
      }
    }
    frames[top].knownKeys[ExactText(text: key)] = place
  }
}
