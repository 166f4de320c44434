import CarouselModel
import CarouselSemantics

/// What the elements around cards do to the state of a screen, to know a hidden control that does nothing else.
final class ExposedEffects {
  private let screen: ScreenSubject
  private lazy var keys: Set<StateKey> = screen.elements.reduce(into: []) { keys, element in
    for action in element.node.actions { keys.formUnion(changed(by: action)) }
  }

  init(_ screen: ScreenSubject) { self.screen = screen }

  /// Whether a button changes nothing that an element which is given cannot change too.
  func include(_ kind: ViewKind) -> Bool {
    guard case .button(_, let action?) = kind, action.change != nil else { return false }
    let own = changed(by: action)
    // A step back from the first card changes nothing now, and what it would change is not known.
    guard own.isEmpty else { return own.isSubset(of: keys) }
    return screen.elements.contains(where: \.node.isAdjustable)
  }

  private func changed(by action: Action) -> Set<StateKey> {
    guard let change = action.change else { return [] }
    let before = screen.facts.state
    var after = before
    change(&after)
    let known = Set(before.values.keys).union(after.values.keys)
    return known.filter { before[$0] != after[$0] }
  }
}
