import CarouselModel
import LocatedValues

/// The edits of a carousel's text for changes of how it moves.
struct CarouselEditor {
  let source: DefinitionSource
  /// The mapping that the carousel, or one of its controls, was read from.
  let view: LocatedValue

  /// The edits; nil where the text has no place for the change, or the change is not about movement.
  func edits(for change: SemanticEdit.Change) -> [TextEdit]? {
    switch change {
    case .addAutoplayStop(let stop):
      autoplay?.add(ViewEditor.Name(key: "stop", aliases: ["stops"]), [stop.rawValue])
    case .stopAutoplayWithReduceMotion:
      autoplay?.set(
        ViewEditor.Name(key: "runs-with-reduce-motion", aliases: ["reduceMotion"]), .bool(false))
    case .silenceAutoplay: autoplay?.set(ViewEditor.Name(key: "announces"), .bool(false))
    case .stopAnimationWithReduceMotion: setReducedMotion([("transition", .word("none"))])
    case .setReducedMotion(let values): setReducedMotion(Self.fields(of: values))
    case .disableAtEnd(let end):
      editor(of: view).set(
        end == .start
          ? ViewEditor.Name(key: "atStart", aliases: ["at-start"])
          : ViewEditor.Name(key: "atEnd", aliases: ["at-end"]), .word("disabled"))
    default: nil
    }
  }

  /// The editor of the mapping behind `autoplay`.
  private var autoplay: ViewEditor? {
    for mapping in [view.mapping, inner?.mapping] {
      if let value = mapping?["autoplay"], value.mapping != nil { return editor(of: value) }
    }
    return nil
  }

  /// The mapping behind the kind of carousel, where its keys do not stand in the view itself.
  private var inner: LocatedValue? {
    view.mapping?.first { $0.key == CarouselNotation.key.name || $0.key == "cover-flow-carousel" }?.value
  }

  private func editor(of value: LocatedValue) -> ViewEditor {
    ViewEditor(source: source, view: value, property: nil)
  }

  /// Only the notation of carousels states motion; the documented carousels have their own.
  private func setReducedMotion(_ fields: [(key: String, value: EditedText)]) -> [TextEdit]? {
    let names = ["reduceMotion", "reduce-motion"]
    for value in [view, inner].compactMap(\.self) {
      guard let mapping = value.mapping else { continue }
      if let stated = mapping.first(where: { names.contains($0.key) }), stated.value.mapping != nil {
        let edits = fields.map { editor(of: stated.value).set(ViewEditor.Name(key: $0.key), $0.value) }
        return edits.allSatisfy { $0 != nil } ? edits.compactMap(\.self).flatMap(\.self) : nil
      }
      if mapping["motion"] != nil { return EntryInsertion(source, value).edits(names[0], .fields(fields)) }
    }
    return nil
  }

  private static func fields(of values: EffectValues) -> [(key: String, value: EditedText)] {
    [
      ("scale", values.scale), ("opacity", values.opacity), ("rotation", values.rotation),
      ("parallax", values.offsetX),
    ].compactMap { key, value in value.map { (key, .number($0)) } }
  }
}
