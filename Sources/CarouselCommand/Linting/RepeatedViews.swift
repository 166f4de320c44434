import CarouselModel
import CarouselSemantics
import CarouselSwiftUI

/// The places of a source that make several views: words that are written there would be said on all of them.
struct RepeatedViews: Sendable {
  /// How many of the cards of a long row are looked at; two are enough to know a template.
  private static let cards = 20

  private var counts: [SourceRange: Int] = [:]
  private var words: [SourceRange: Set<String>] = [:]

  init(_ screens: [ProjectLinter.LintedScreen], _ settings: AccessibilitySettings) {
    for screen in screens {
      var met: [SourceRange: Int] = [:]
      _ = collect(screen.listed.screen.root(settings: settings), &met)
      counts.merge(met, uniquingKeysWith: max)
    }
  }

  /// Whether a change writes words or a place in a row at a place that makes several views.
  func forbids(_ edit: SemanticEdit) -> Bool {
    switch edit.change {
    case .setLabel, .setHint: (words[edit.view]?.count ?? 0) > 1 || (counts[edit.view] ?? 0) > 1
    case .setValue: (counts[edit.view] ?? 0) > 1
    case .hide: (words[edit.view]?.count ?? 0) > 1
    default: false
    }
  }

  private mutating func collect(_ node: ViewNode, _ met: inout [SourceRange: Int]) -> String {
    var text = "\(node.kind.name)"
    if case .text(let words) = node.kind { text += " " + words.rendered }
    if case .image(let image) = node.kind { text += " \(image.source)" }
    for child in node.children.prefix(Self.cards) { text += ", " + collect(child, &met) }
    if let source = node.source {
      met[source, default: 0] += 1
      words[source, default: []].insert(text)
    }
    return text
  }
}
