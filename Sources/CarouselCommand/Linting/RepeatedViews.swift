import CarouselLint
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
    let parts = ParallelMap.results(count: screens.count) { index in
      RepeatedViews(screens[index].listed.screen.root(settings: settings))
    }
    for part in parts {
      counts.merge(part.counts, uniquingKeysWith: max)
      words.merge(part.words) { $0.union($1) }
    }
  }

  private init(_ root: ViewNode) {
    var met: [SourceRange: Int] = [:]
    _ = collect(root, &met)
    counts = met
  }

  /// Whether a change is one that may be forbidden, so that it is worth looking for repeated views.
  static func concerns(_ edit: SemanticEdit) -> Bool {
    switch edit.change {
    case .setLabel, .setHint, .setValue, .hide: true
    default: false
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

  /// A carousel and its row are made at one place, and are one view there: `outer` is the place of the view around.
  private mutating func collect(
    _ node: ViewNode, _ met: inout [SourceRange: Int], in outer: SourceRange? = nil
  ) -> String {
    var text = "\(node.kind.name)"
    if case .text(let words) = node.kind { text += " " + words.rendered }
    if case .image(let image) = node.kind { text += " \(image.source)" }
    for child in node.children.prefix(Self.cards) { text += ", " + collect(child, &met, in: node.source) }
    if let source = node.source, source != outer {
      met[source, default: 0] += 1
      words[source, default: []].insert(text)
    }
    return text
  }
}

extension Mender {
  /// The mender that leaves alone what would write words at a place that makes several views.
  func sparing(_ repeated: @escaping @Sendable () -> RepeatedViews) -> Mender {
    Mender { changes in
      let answer = edits(changes)
      guard case .success = answer, changes.contains(where: RepeatedViews.concerns) else { return answer }
      return changes.contains(where: repeated().forbids) ? .failure(.severalViews) : answer
    }
  }
}
