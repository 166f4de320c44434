import CarouselModel
import LocatedValues

/// Finds the selections that carousels in the notation of carousels state: they are the state at the start.
enum SelectionFinder {
  /// State variables with the identifiers that a view and the views inside it put into them.
  static func selections(in view: Mapping) -> [StateKey: StateValue] {
    var found: [StateKey: StateValue] = [:]
    collect(view, into: &found, depth: 0)
    return found
  }

  private static func collect(_ mapping: Mapping, into found: inout [StateKey: StateValue], depth: Int) {
    guard depth <= ReadingSession.greatestDepth else { return }
    if CarouselNotation.isUsedAtTop(in: mapping.filter { !ScreenForm.record.has($0.key) }) {
      let inside = mapping["carousel"]?.mapping?["selection"] ?? mapping["selection"]
      if let selection = inside, let (key, id) = self.selection(selection) { found[key] = .text(id) }
    }
    // Cards are not looked into: a carousel on a card has its selection from the state.
    for entry in mapping where Kinds.named(entry.key) != nil && entry.key != CarouselNotation.key.name {
      collect(entry.value, into: &found, depth: depth + 1)
    }
  }

  private static func collect(_ value: LocatedValue, into found: inout [StateKey: StateValue], depth: Int) {
    switch value.kind {
    case .scalar: break
    case .sequence(let elements):
      for element in elements { collect(element, into: &found, depth: depth + 1) }
    case .mapping(let mapping):
      collect(mapping, into: &found, depth: depth)
      if let content = mapping["content"] { collect(content, into: &found, depth: depth + 1) }
    }
  }

  private static func selection(_ value: LocatedValue) -> (StateKey, String)? {
    if let mapping = value.mapping {
      return mapping["id"]?.text.map { (StateKey(mapping["state"]?.text ?? "selection"), $0) }
    }
    guard let id = value.text, !value.isNull, !value.saysNone else { return nil }
    return ("selection", id)
  }
}
