import CarouselModel
import LocatedValues

/// The edits of one view's text for a change.
struct ViewEditor {
  let source: DefinitionSource
  /// The mapping or text that the view was read from.
  let view: LocatedValue
  /// The entry of the property that changes, where the change names one.
  let property: DefinitionSource.Entry?

  func edits(for change: SemanticEdit.Change) -> [TextEdit]? {
    switch change {
    case .setLabel(let text): set(.label, text)
    case .setValue(let text): set(.value, text)
    case .setHint(let text): set(.hint, text)
    case .removeLabel: remove(.label)
    case .removeValue: remove(.value)
    case .removeHint: remove(.hint)
    case .removeSortPriority: remove(.sortPriority)
    case .removeLineLimit: remove(.lineLimit)
    case .unhide: remove(.hidden)
    case .hide: set(.hidden, .bool(true))
    case .addTraits(let traits): add(.traits, traits.names)
    case .removeTraits(let traits): removeTraits(traits)
    case .addAction(let name): isKnown(name) ? add(.actions, [name.rendered]) : nil
    case .setChildren(let behavior): set(.children, .word(behavior.rawValue))
    case .setHeadingLevel(let level): set(.headingLevel, .number(Double(level)))
    case .setLanguage(let tag): set(.language, .text(tag))
    case .setSymbol(let symbol): setSymbol(symbol)
    case .setFont(let font): setFont(font)
    case .setHitArea(let size):
      set(.hitArea, .fields([("width", .number(size.width)), ("height", .number(size.height))]))
    case .replaceHeightWithMinimum: replaceHeight()
    case .disableAtEnd, .setReducedMotion, .stopAutoplayWithReduceMotion, .addAutoplayStop, .silenceAutoplay,
      .stopAnimationWithReduceMotion:
      CarouselEditor(source: source, view: view).edits(for: change)
    }
  }

  /// A key of a view, with the other names by which definitions know it.
  struct Name {
    var key: String
    var aliases: [String] = []

    static let label = Name(key: "label", aliases: ["accessibilityLabel"])
    static let value = Name(key: "value", aliases: ["accessibilityValue"])
    static let hint = Name(key: "hint", aliases: ["accessibilityHint"])
    static let hidden = Name(key: "hidden", aliases: ["accessibilityHidden"])
    static let traits = Name(key: "traits", aliases: ["add-traits", "accessibilityAddTraits"])
    static let actions = Name(key: "actions", aliases: ["accessibilityActions"])
    static let children = Name(key: "children", aliases: ["accessibilityElement", "accessibilityChildren"])
    static let headingLevel = Name(key: "heading-level", aliases: ["accessibilityHeading"])
    static let language = Name(key: "language", aliases: ["accessibilityLanguage"])
    static let sortPriority = Name(key: "sort-priority", aliases: ["accessibilitySortPriority", "sort"])
    static let lineLimit = Name(key: "line-limit", aliases: ["lineLimit"])
    static let font = Name(key: "font")
    static let hitArea = Name(key: "hit-area", aliases: ["hitArea"])
  }

  private func isKnown(_ text: TextValue) -> Bool { text.unknownExpressions.isEmpty }

  private func set(_ name: Name, _ text: TextValue) -> [TextEdit]? {
    isKnown(text) ? set(name, .text(text.rendered)) : nil
  }

  /// Writes a value behind a key.
  func set(_ name: Name, _ text: EditedText) -> [TextEdit]? {
    guard let entry = entry(name) else { return EntryInsertion(source, view).edits(name.key, text) }
    return EntryReplacement(source).edits(entry, text)
  }

  private func remove(_ name: Name) -> [TextEdit]? {
    entry(name).flatMap { EntryRemoval(source).edits($0) }
  }

  /// Adds names to a list, where there is one.
  func add(_ name: Name, _ names: [String]) -> [TextEdit]? {
    guard let entry = entry(name) else { return EntryInsertion(source, view).edits(name.key, .names(names)) }
    return ListAddition(source).edits(entry, names)
  }

  private func removeTraits(_ traits: Traits) -> [TextEdit]? {
    guard let entry = entry(.traits) else { return nil }
    let listed = (entry.entry.value.sequence ?? [entry.entry.value]).compactMap(\.text)
    let left = listed.filter { TraitNames.trait($0).map { !traits.contains($0) } ?? true }
    guard left.count < listed.count else { return nil }
    return left.isEmpty
      ? EntryRemoval(source).edits(entry) : EntryReplacement(source).edits(entry, .names(left))
  }

  /// The symbol stands in the image's own mapping, or is the property itself.
  private func setSymbol(_ symbol: String) -> [TextEdit]? {
    if let property, property.entry.value.scalar != nil {
      return EntryReplacement(source).edits(property, .text(symbol))
    }
    guard let image = view.mapping?["image"], let mapping = image.mapping,
      let index = mapping.firstIndex(where: { $0.key == "symbol" })
    else { return nil }
    return EntryReplacement(source).edits(
      DefinitionSource.Entry(mapping: image, index: index, entry: mapping[index]), .text(symbol))
  }

  private func setFont(_ font: Font) -> [TextEdit]? {
    guard case .style(let style) = font.basis else { return nil }
    guard font.weight != nil || font.design != .default else { return set(.font, .word(style.rawValue)) }
    var fields: [(key: String, value: EditedText)] = [("style", .word(style.rawValue))]
    if let weight = font.weight { fields.append(("weight", .word(weight.rawValue))) }
    if font.design != .default { fields.append(("design", .word(font.design.rawValue))) }
    return set(.font, .fields(fields))
  }

  /// `height: 44` of a view becomes a frame; `height` in a frame only changes its name.
  private func replaceHeight() -> [TextEdit]? {
    guard let mapping = view.mapping else { return nil }
    if let property, property.entry.key == "height" { return rename(property) }
    if let index = mapping.firstIndex(where: { $0.key == "height" }) {
      return rename(DefinitionSource.Entry(mapping: view, index: index, entry: mapping[index]))
    }
    guard let frame = property?.entry.value ?? mapping["frame"], let fields = frame.mapping,
      let index = fields.firstIndex(where: { $0.key == "height" })
    else { return nil }
    return rename(DefinitionSource.Entry(mapping: frame, index: index, entry: fields[index]))
  }

  private func rename(_ height: DefinitionSource.Entry) -> [TextEdit]? {
    guard source.isInside(height), let number = height.entry.value.asNumber else { return nil }
    let isInFrame =
      height.mapping.range != view.range && source.entry(holding: height.mapping)?.entry.key == "frame"
    guard isInFrame else {
      let range = height.entry.keyRange.start.offset..<source.end(of: height.entry)
      let text = EditedText.fields([("frame", .fields([("min-height", .number(number))]))])
      let written = text.written(isJSON: source.isJSON, isFlow: true).dropFirst().dropLast()
      return [TextEdit(range, String(written))]
    }
    let key = EditedText.word("min-height").written(isJSON: source.isJSON, isFlow: true)
    return [TextEdit(height.entry.keyRange.offsets, key)]
  }

  /// The entry that a change is about: the property itself, or the outermost of that name.
  private func entry(_ name: Name) -> DefinitionSource.Entry? {
    if let property { return property }
    guard let mapping = view.mapping else { return nil }
    let names = [name.key] + name.aliases
    let own = mapping.indices.last { names.contains(mapping[$0].key) && !isKind(mapping[$0], in: mapping) }
    if let own { return DefinitionSource.Entry(mapping: view, index: own, entry: mapping[own]) }
    for step in (mapping["modifiers"]?.sequence ?? []).reversed() {
      guard let fields = step.mapping,
        let index = fields.indices.last(where: { names.contains(fields[$0].key) })
      else {
        continue
      }
      return DefinitionSource.Entry(mapping: step, index: index, entry: fields[index])
    }
    return nil
  }

  /// `label` with a title in braces is a kind of view, not the modifier.
  private func isKind(_ entry: Mapping.Entry, in mapping: Mapping) -> Bool {
    entry.key == "label" && entry.value.mapping?["title"] != nil
  }
}

extension DefinitionSource {
  /// The entry whose value a mapping is.
  func entry(holding value: LocatedValue) -> Entry? {
    entry(
      at: CarouselModel.SourceRange(
        file: "", start: Self.position(value.range.start), end: Self.position(value.range.end)))
  }
}
