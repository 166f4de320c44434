import NearestNames

/// Tells a definition from the other YAML and JSON of a folder: manifests, workflows, data.
public enum DefinitionSignature {
  /// How much of a text is looked at.
  public static let length = 65_536

  /// Whether a file's name says that it is a definition: `Albums.carousel.yaml`.
  public static func isIn(name: String) -> Bool {
    name.split(separator: "/").last?.lowercased().contains(".carousel.") == true
  }

  /// Whether a text says by a `$schema` that it is a definition; `bytes` are those it begins with.
  public static func isInSchema(of bytes: some Collection<UInt8>) -> Bool {
    bytes.prefix(length).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains { line in
      let text = String(decoding: line, as: UTF8.self)
      guard let schema = text.firstRange(of: "$schema") else { return false }
      return text[schema.upperBound...].contains("definition.schema.json")
    }
  }

  /// Whether the keys at the top of a text are those of a definition; `bytes` are those it begins with.
  ///
  /// Every key is one of the language, or so near to one that it is a slip, and one of them says what is shown.
  public static func isInKeys(of bytes: some Collection<UInt8>) -> Bool {
    guard let names = TopLevelKeys(ArraySlice(bytes.prefix(length))).names else { return false }
    let keys = names.compactMap { known.contains($0) ? $0 : nearestName(to: $0, in: sorted) }
    guard keys.count == names.count else { return false }
    if keys.contains(where: telling.contains) { return true }
    // `label` is a kind of view where it stands without another, and else a modifier.
    let kinds = Set(keys.filter { Kinds.named($0) != nil && Modifiers.named($0) == nil })
    return kinds.isEmpty
      ? keys.contains { Kinds.named($0) != nil } && keys.allSatisfy { Modifiers.named($0) != nil }
      : kinds.count == 1
  }

  /// The keys by which a document shows something, apart from the kinds of views.
  private static let telling = Set(
    CarouselNotation.tellingKeys(atTop: true) + [CarouselNotation.key.name, DocumentForm.screens.name])

  private static let sorted = known.sorted()
  private static let known: Set<String> = {
    let keys =
      Kinds.all.map(\.key) + Modifiers.all.map(\.key) + [
        ModifierList.key, DocumentForm.schema, DocumentForm.screens,
      ]
    let records = ScreenForm.record.keys.map(\.shape) + CarouselNotation.record.keys.map(\.shape)
    return Set((keys + records).flatMap(\.names))
  }()
}
