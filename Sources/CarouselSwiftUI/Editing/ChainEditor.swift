internal import CarouselModel
internal import SwiftSourceReader

/// The edits of one view's modifiers for a change.
struct ChainEditor {
  let source: EditedSource
  let chain: ModifierChain
  /// The modifier that the change names, where it does.
  let property: SourceCall?

  func edits(for change: SemanticEdit.Change) -> [TextEdit]? {
    switch change {
    case .setLabel(let text): set("accessibilityLabel", text)
    case .setValue(let text): set("accessibilityValue", text)
    case .setHint(let text): set("accessibilityHint", text)
    case .removeLabel: remove("accessibilityLabel")
    case .removeValue: remove("accessibilityValue")
    case .removeHint: remove("accessibilityHint")
    case .removeSortPriority: remove("accessibilitySortPriority")
    case .removeLineLimit: remove("lineLimit")
    case .unhide: remove("accessibilityHidden")
    case .hide: set("accessibilityHidden", argument: "true")
    case .addTraits(let traits): addTraits(traits)
    case .removeTraits(let traits): removeTraits(traits)
    case .setChildren(let behavior):
      set("accessibilityElement", label: "children", argument: "." + behavior.rawValue)
    case .setHeadingLevel(let level):
      (1...6).contains(level) ? set("accessibilityHeading", argument: ".h\(level)") : nil
    case .setSymbol(let name): setSymbol(name)
    case .setFont(let font): FontWords.argument(font).flatMap { set("font", argument: $0) }
    case .replaceHeightWithMinimum: replaceHeight()
    // These take code of the author's own.
    case .setLanguage, .addAction, .setHitArea, .disableAtEnd, .setReducedMotion,
      .stopAutoplayWithReduceMotion, .addAutoplayStop, .silenceAutoplay, .stopAnimationWithReduceMotion:
      nil
    }
  }

  /// Whether what a change asks for is code of the author's own, or stands in the label of a control, so that nothing
  /// is guessed.
  static func needsOwnCode(_ change: SemanticEdit.Change) -> Bool {
    switch change {
    case .setLanguage, .addAction, .setHitArea, .disableAtEnd, .setReducedMotion,
      .stopAutoplayWithReduceMotion,
      .addAutoplayStop, .silenceAutoplay, .stopAnimationWithReduceMotion:
      true
    default: false
    }
  }

  private func set(_ name: String, _ text: TextValue) -> [TextEdit]? {
    text.isKnown ? set(name, argument: SwiftLiteral.string(text.rendered)) : nil
  }

  /// Writes a modifier's only argument, in place of the one that is there.
  private func set(_ name: String, label: String? = nil, argument: String) -> [TextEdit]? {
    guard let link = link(name) else {
      return insert(name, (label.map { $0 + ": " } ?? "") + argument)
    }
    // With `isEnabled:`, or with a closure, more is said than the argument.
    guard !link.hasTrailingClosure, link.arguments.allSatisfy({ $0.label == label }) else { return nil }
    guard let old = link.arguments.first else {
      return [
        TextEdit(link.start..<link.range.upperBound, call(name, (label.map { $0 + ": " } ?? "") + argument))
      ]
    }
    return link.arguments.count == 1 ? [TextEdit(old.value, argument)] : nil
  }

  private func insert(_ name: String, _ arguments: String) -> [TextEdit] {
    ChainInsertion(source: source, chain: chain).edits(call(name, arguments))
  }

  private func call(_ name: String, _ arguments: String) -> String { ".\(name)(\(arguments))" }

  private func remove(_ name: String) -> [TextEdit]? {
    link(name).map { ChainRemoval(source: source).edits($0) }
  }

  /// The modifier that a change is about: the one that it names, or the outermost of its kind.
  private func link(_ name: String) -> SourceCall? {
    if let property, property.name == name { return property }
    return chain.links.last { $0.name == name }
  }

  // MARK: - Traits

  private func addTraits(_ traits: Traits) -> [TextEdit]? {
    guard let new = TraitWords.members(traits) else { return nil }
    guard let (argument, members) = listedTraits() else {
      return insert("accessibilityAddTraits", TraitWords.argument(new))
    }
    let added = members + new.filter { !members.contains($0) }
    return added == members ? nil : [TextEdit(argument, TraitWords.argument(added))]
  }

  private func removeTraits(_ traits: Traits) -> [TextEdit]? {
    guard let old = TraitWords.members(traits) else { return nil }
    guard let (argument, members) = listedTraits(), members.contains(where: old.contains) else {
      return insert("accessibilityRemoveTraits", TraitWords.argument(old))
    }
    let left = members.filter { !old.contains($0) }
    return left.isEmpty ? remove("accessibilityAddTraits") : [TextEdit(argument, TraitWords.argument(left))]
  }

  private func listedTraits() -> (Range<Int>, [String])? {
    guard let link = link("accessibilityAddTraits"), link.arguments.count == 1, !link.hasTrailingClosure,
      let members = TraitWords.members(in: source.text(link.arguments[0].value))
    else { return nil }
    return (link.arguments[0].value, members)
  }

  // MARK: - Looks

  /// The symbol stands in the call that makes the image, as a literal.
  private func setSymbol(_ name: String) -> [TextEdit]? {
    let argument = chain.call?.arguments.first { $0.label == "systemName" || $0.label == "systemImage" }
    guard let argument, argument.isString else { return nil }
    return [TextEdit(argument.value, SwiftLiteral.string(name))]
  }

  /// `height:` becomes `minHeight:`, which SwiftUI takes only apart from `width:`.
  private func replaceHeight() -> [TextEdit]? {
    let frames = chain.links.filter { link in link.arguments.contains { $0.label == "height" } }
    let link = property.flatMap { property in frames.first { $0 == property } } ?? frames.last
    guard let link, link.name == "frame", !link.hasTrailingClosure,
      let height = link.arguments.first(where: { $0.label == "height" })
    else { return nil }
    let minimum = "minHeight: " + source.text(height.value)
    guard let width = link.arguments.first(where: { $0.label == "width" }) else {
      return [TextEdit(height.range, minimum)]
    }
    let alignment =
      link.arguments.first { $0.label == "alignment" }.map { ", " + source.text($0.range) } ?? ""
    let both = call("frame", source.text(width.range) + alignment) + call("frame", minimum + alignment)
    return [TextEdit(link.start..<link.range.upperBound, both)]
  }
}

/// Fonts as SwiftUI writes them.
enum FontWords {
  /// The argument of `font`; nil for a font of a fixed size.
  static func argument(_ font: Font) -> String? {
    guard case .style(let style) = font.basis else { return nil }
    var words = ".\(style.rawValue)"
    if font.design != .default { words = ".system(\(words), design: .\(font.design.rawValue))" }
    return font.weight.map { "\(words).weight(.\($0.rawValue))" } ?? words
  }
}
