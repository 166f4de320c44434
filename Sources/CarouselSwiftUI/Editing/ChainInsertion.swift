internal import CarouselModel
internal import SwiftSourceReader

/// Adds a modifier to a view: the outermost of those that say something about the view itself.
struct ChainInsertion {
  let source: EditedSource
  let chain: ModifierChain

  /// Modifiers that put other views beside a view, tell lists and bars of it, or give what is inside its surroundings.
  private static let surrounding: Set<String> = [
    "alert", "confirmationDialog", "contextMenu", "environment", "environmentObject", "fullScreenCover", "id",
    "inspector", "listRowBackground", "listRowInsets", "listRowSeparator", "navigationBarTitle",
    "navigationBarTitleDisplayMode", "navigationDestination", "navigationTitle", "onAppear", "onChange",
    "onDisappear", "onReceive", "popover", "preferredColorScheme", "safeAreaBar", "safeAreaInset",
    "searchable",
    "sheet", "swipeActions", "tabItem", "tag", "task", "toolbar",
  ]

  /// The longest line that a modifier is added to.
  private static let lineLength = 100

  func edits(_ modifier: String) -> [TextEdit] {
    let own = chain.links.prefix { !Self.surrounding.contains($0.name) }
    let end = own.last?.range.upperBound ?? chain.view.upperBound
    guard let margin = margin(own.last) else { return [TextEdit(end..<end, modifier)] }
    let place = behindComment(end)
    return [TextEdit(place..<place, source.lineBreak + margin + modifier)]
  }

  /// The indentation of a line for the modifier; nil where it goes on in the same line.
  private func margin(_ last: SourceCall?) -> String? {
    if let last, source.beginsLine(last.start) { return source.margin(of: last.start) }
    let end = last?.range.upperBound ?? chain.view.upperBound
    let start = chain.view.lowerBound
    let isOnOneLine = source.lineStart(of: start) == source.lineStart(of: end)
    // A view of several lines ends with a brace or parenthesis, below which its modifiers stand.
    guard isOnOneLine else { return source.margin(of: end) }
    guard source.beginsLine(start), source.lineEnd(of: end) - source.lineStart(of: end) > Self.lineLength
    else { return nil }
    return source.margin(of: start) + (source.margin(of: start).hasPrefix("\t") ? "\t" : "  ")
  }

  /// The end of the line where only a comment stands behind the view, so that the comment stays with it.
  private func behindComment(_ end: Int) -> Int {
    let lineEnd = source.lineEnd(of: end)
    let rest = source.text(end..<lineEnd).drop { $0 == " " || $0 == "\t" }
    return rest.hasPrefix("//") ? lineEnd : end
  }
}
