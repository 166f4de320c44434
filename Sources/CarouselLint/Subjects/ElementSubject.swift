package import CarouselModel
package import CarouselSemantics

/// A stop of a screen reader as rules see it.
package struct ElementSubject: Sendable {
  /// What it is given as.
  package let node: SemanticNode
  /// What it is to the carousel, if that is stated.
  package let part: CarouselPart?
  /// The views that it was made from: its own view first.
  package let views: [ViewSubject]
  /// Where it is.
  package let spot: Spot
  /// The language of its words, as a BCP 47 tag.
  package let language: String

  /// Whether the screen states its language itself.
  package let isScreenLanguageStated: Bool

  /// The words of the label; nil where there is none.
  package var label: TextValue? { node.label }

  /// Whether it does something when activated.
  package var isInteractive: Bool {
    !node.traits.isDisjoint(with: [.button, .link, .adjustable, .switchButton, .textEntry])
      || node.actions.contains { $0.kind == .activate }
  }

  /// Whether it is the system's page control, which words and translates its value itself.
  package var isPageControl: Bool { node.view == "PageControl" }

  /// The view that was made the element.
  package var view: ViewSubject? { views.first }

  /// Where the label was written.
  package var labelSource: SourceRange? {
    views.first?.source {
      if case .accessibility(.label) = $0 { true } else { false }
    }
  }

  /// Where a property was written, else where the view was.
  package func spot(of isMeant: (Modifier.Kind) -> Bool) -> Spot {
    spot.at(views.first?.source(of: isMeant))
  }

  /// The spot of the label.
  package var labelSpot: Spot { spot.at(labelSource) }

  /// The spot of the hint.
  package var hintSpot: Spot {
    spot {
      if case .accessibility(.hint) = $0 { true } else { false }
    }
  }

  /// An edit of the element, where it came from a file.
  package func edit(_ change: SemanticEdit.Change, property: SourceRange? = nil) -> [SemanticEdit] {
    guard let source = node.source else { return [] }
    return [SemanticEdit(change, view: source, property: property)]
  }

  /// A fix of the element, where it came from a file.
  package func fix(
    _ title: String, _ change: SemanticEdit.Change, _ safety: Fix.Safety = .safe, property: SourceRange? = nil
  ) -> Fix? {
    let edits = edit(change, property: property)
    return edits.isEmpty ? nil : Fix(title, safety: safety, edits: edits)
  }
}
