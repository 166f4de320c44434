internal import CarouselModel
internal import SwiftSourceReader

/// What the system shows where there is no content.
extension Interpreter {
  /// `ContentUnavailableView`, with words of the app.
  func unavailable(_ call: ViewCall) -> ViewValue {
    var views: [ViewValue] = []
    if let title = call.argument(nil) {
      let words = ViewValue(ViewNode(.text(text(title))))
      views = [
        call.argument("systemImage").map { labelView([words], symbol: describe($0.value).rendered) } ?? words
      ]
    } else {
      views = content(call.closure("label") ?? call.closure(nil))
    }
    if let description = call.argument("description") { views += self.views(of: description.value) }
    return group(views + content(call.closure("description")) + content(call.closure("actions")))
  }

  /// `ContentUnavailableView.search`, whose words are the system's; nil where a symbol is something else.
  func emptySearch(_ symbol: Symbol) -> ViewValue? {
    guard symbol.name == "search", symbol.rootType == "ContentUnavailableView" else { return nil }
    guard EnglishForms.groupsByThousands(spokenSettings.language) else {
      return opaque("ContentUnavailableView.search", note: "the system's words for it are not known", symbol)
    }
    memory.assume("the system's words where a search finds nothing are those of iOS 18 in English")
    var title = TextValue("No Results")
    if let sought = symbol.argument("text") {
      title = [title, [" for \u{201C}", describe(sought), "\u{201D}"].joined(separator: "")]
        .joined(separator: "")
    } else {
      memory.assume("'ContentUnavailableView.search' may also tell what is searched for around it")
    }
    let words = ViewValue(ViewNode(.text(title)))
    let label = labelView([words], symbol: "magnifyingglass")
    let advice = ViewValue(ViewNode(.text("Check the spelling or try a new search.")))
    var view = group([label, advice])
    view.node.source = symbol.source.map { range($0.expression.span) }
    return view
  }
}
