import CarouselModel
import LocatedValues

/// The state variables of a screen's carousels, and what they hold at the start.
///
/// A carousel whose definition names no variable has one of its own, as a SwiftUI view has its own `@State`: two on
/// one screen move apart. The first has the plain name, so that a text beside it can show what is selected.
struct CarouselStates: Sendable {
  /// Identifiers that definitions put into variables.
  private(set) var initial: [StateKey: StateValue] = [:]
  private var own: [Place: StateKey] = [:]
  private var taken: Set<String> = []

  init() {}

  /// The variables of the carousels in a view and in the views inside it.
  init(in view: Mapping) { collect(view, depth: 0) }

  /// The variable of a carousel whose selection is written at a place.
  func key(at place: Place, _ selection: SelectionForm, standard: String, item: ItemScope?) -> StateKey {
    if let state = selection.state { return StateKey(state) }
    if let own = own[place] { return own }
    // A carousel on a card: every card has one.
    return StateKey(item.map { "\(standard) of card \($0.index + 1)" } ?? standard)
  }

  private mutating func collect(_ mapping: Mapping, depth: Int) {
    guard depth <= ReadingSession.greatestDepth else { return }
    if CarouselNotation.isUsedAtTop(in: mapping.filter { !ScreenForm.record.has($0.key) }),
      let selection = CarouselNotation.selection(in: mapping)
    {
      note(selection, at: selection.place, standard: SelectionForm.standardState)
    }
    // Cards are not looked into: a carousel on a card has its selection from the state.
    for entry in mapping where Kinds.named(entry.key) != nil && entry.key != CarouselNotation.key.name {
      if let (key, standard) = Self.keys[entry.key] {
        note(entry.value.mapping?[key], at: entry.value.place, standard: standard)
      } else {
        collect(entry.value, depth: depth + 1)
      }
    }
  }

  private mutating func collect(_ value: LocatedValue, depth: Int) {
    switch value.kind {
    case .scalar: break
    case .sequence(let elements):
      for element in elements { collect(element, depth: depth + 1) }
    case .mapping(let mapping):
      collect(mapping, depth: depth)
      if let content = mapping["content"] { collect(content, depth: depth + 1) }
    }
  }

  /// The key of the selection of each documented carousel, with the variable that its demo uses.
  private static let keys = [
    "cover-flow-carousel": ("selection", CoverFlowForm.standardState),
    "peek-carousel": ("position", PeekForm.standardState),
    "parallax-cards-row": ("position", ParallaxForm.standardState),
  ]

  private mutating func note(_ selection: LocatedValue?, at place: Place, standard: String) {
    let key: StateKey
    if let name = selection?.mapping?["state"]?.text {
      key = StateKey(name)
      taken.insert(name)
    } else {
      key = StateKey(freeName(standard))
      own[place] = key
    }
    if let selection, let id = Self.id(in: selection) { initial[key] = .text(id) }
  }

  private mutating func freeName(_ standard: String) -> String {
    var number = 1
    var name = standard
    while !taken.insert(name).inserted {
      number += 1
      name = "\(standard) \(number)"
    }
    return name
  }

  private static func id(in selection: LocatedValue) -> String? {
    if let mapping = selection.mapping { return mapping["id"]?.text }
    return selection.isNull || selection.saysNone ? nil : selection.text
  }
}
