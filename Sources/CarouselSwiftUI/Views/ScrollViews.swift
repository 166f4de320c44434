internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Makes a scroll view.
  func scrolling(_ call: ViewCall) -> ViewValue? {
    guard call.name == "ScrollView" else { return nil }
    let axes = call.argument(nil).flatMap { self.axes($0.value) } ?? [.vertical]
    let children = content(call.content)
    var node = ViewNode(.scroll(axes), children: list(children))
    if call.argument("showsIndicators")?.value.boolean == false {
      node = node.modifier(.scrolling(.indicators(isVisible: false)))
    }
    var view = ViewValue(node)
    let row = children.count == 1 ? children[0].row : nil
    if let row {
      view.scroll = ScrollFacts(row: row, axis: axes.contains(.horizontal) ? .horizontal : .vertical)
    }
    return view
  }
}
