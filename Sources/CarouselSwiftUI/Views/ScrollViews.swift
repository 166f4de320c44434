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

  /// Makes a tab view: in page style it is a carousel with page dots, else the tab that is chosen.
  func tabView(_ call: ViewCall) -> ViewValue? {
    let tabs = content(call.content).flatMap { tab -> [ViewValue] in
      tab.tagged.isEmpty
        ? [tab]
        : zip(tab.tagged, tab.row?.ids ?? []).map { page, id in
          var page = page
          page.tag = page.tag ?? .string(id)
          return page
        }
    }
    var binding: BindingValue?
    if case .binding(let value)? = call.argument("selection")?.value { binding = value }
    let ids = tabs.indices.map { index in tabs[index].tag.map { describe($0).rendered } ?? String(index) }
    let selected = binding.flatMap { ids.firstIndex(of: describe($0.get()).rendered) } ?? 0
    guard isPaged else { return tabs.isEmpty ? .empty : ViewValue(tabs[selected].node) }
    return pages(tabs, ids, selected, binding?.key)
  }

  /// Whether the style in the environment is the page style, and whether it shows dots.
  private var isPaged: Bool { pageStyle != nil }

  private var pageStyle: Symbol? {
    guard case .symbol(let style)? = environment.values["tabViewStyle"] else { return nil }
    return style.name == "page" || style.type == "PageTabViewStyle" || style.name == "verticalPage"
      ? style : nil
  }

  private func pages(_ tabs: [ViewValue], _ ids: [String], _ selected: Int, _ key: StateKey?) -> ViewValue {
    let pages = tabs.map { $0.node.modifier(.layout(.containerRelativeFrame([.horizontal], length: { $0 }))) }
    let row = ViewNode(
      .stack(Stack(.horizontal, spacing: 0, isLazy: true)), children: ViewList(pages),
      modifiers: [Modifier(.scrolling(.targetLayout))])
    let position = key ?? StateKey("page")
    let scroll = ViewNode(.scroll([.horizontal]), children: [row])
      .modifier(.scrolling(.targetBehavior(.paging)))
      .modifier(.scrolling(.position(position, anchor: nil)))
      .modifier(.scrolling(.indicators(isVisible: false)))
    var children = [scroll]
    var display = pageStyle?.argument("indexDisplayMode") ?? .implicit("automatic")
    if display.isNone { display = .implicit("automatic") }
    // `automatic` shows dots as soon as there is more than one page.
    let hidesDots = if case .symbol(let mode) = display { mode.name == "never" } else { false }
    if !hidesDots, pages.count > 1 {
      children.append(ViewNode(.control(.pageControl(page: selected + 1, count: pages.count))))
    }
    let facts = Carousel(.custom, cards: LazyList(ids), position: position)
    return ViewValue(
      ViewNode(
        .carousel(facts),
        children: [ViewNode(.stack(Stack(.depth, alignment: .bottom)), children: ViewList(children))]))
  }
}
