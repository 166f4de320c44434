internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Makes a tab view: in page style it is a carousel with page dots, else the chosen tab above a bar of tabs.
  func tabView(_ call: ViewCall) -> ViewValue? {
    let tabs = content(call.content).flatMap(pages)
    var binding: BindingValue?
    if case .binding(let value)? = call.argument("selection")?.value { binding = value }
    let ids = tabs.indices.map { index in tabs[index].tag.map { describe($0).rendered } ?? String(index) }
    let selection = call.argument("selection").map { argument in
      binding?.get() ?? .unknown(argument.expression?.text ?? "selection")
    }
    if let open = selection.flatMap({ unknown($0) }) {
      guard isPaged else { return withBar(tabs, open) }
      var view = pages(tabs, ids, nil, open, binding?.key)
      if let timeline = environment.timeline, dependsOnTimeline(selection ?? .none) {
        setAutoplay(Autoplay(interval: timeline.pace.seconds), of: &view)
      }
      return view
    }
    let found = selection.flatMap { ids.firstIndex(of: describe($0).rendered) }
    if isPaged, found == nil, openNumber(of: tabs) != nil, let argument = call.argument("selection") {
      return pages(tabs, ids, nil, argument.expression?.text ?? "selection", binding?.key)
    }
    let selected = found ?? 0
    guard isPaged else { return tabs.isEmpty ? .empty : withBar(tabs, selected) }
    return pages(tabs, ids, selected, "selection", binding?.key)
  }

  private func setAutoplay(_ autoplay: Autoplay, of view: inout ViewValue) {
    guard case .carousel(var facts) = view.node.kind else { return }
    facts.autoplay = autoplay
    view.node.kind = .carousel(facts)
  }

  /// The expression of a selection that is not known.
  private func unknown(_ selection: Value) -> String? { describe(selection).unknownExpressions.first }

  /// The pages of a `ForEach`, or else the view itself.
  private func pages(_ view: ViewValue) -> [ViewValue] {
    guard let row = view.row, row.ids.count == view.tagged.count else { return [view] }
    return zip(view.tagged, row.ids).map { page, id in
      var page = page
      page.tag = page.tag ?? .string(id)
      return page
    }
  }

  /// All tabs, where it is not known which is chosen.
  private func withBar(_ tabs: [ViewValue], _ open: String) -> ViewValue {
    let shown = tabs.map { tab in
      place(tab).node.modifier(.unknown(UnknownModifier("if", expression: open)))
    }
    guard tabs.contains(where: { $0.tabTitle != nil }) else {
      return ViewValue(ViewNode(.group, children: ViewList(shown)))
    }
    let bar = bar(tabs, selected: nil) {
      $0.modifier(.unknown(UnknownModifier("selected", expression: open)))
    }
    return ViewValue(ViewNode(.stack(Stack(.vertical, spacing: 0)), children: ViewList(shown + [bar])))
  }

  /// The chosen tab and the bar, whose tabs are heard as "Selected, Home, Tab, 1 of 3" (AccessibilitySnapshot
  /// 0.12.1).
  private func withBar(_ tabs: [ViewValue], _ selected: Int) -> ViewValue {
    let chosen = place(tabs[selected]).node
    guard tabs.contains(where: { $0.tabTitle != nil }) else { return ViewValue(chosen) }
    let bar = bar(tabs, selected: selected) { $0 }
    return ViewValue(ViewNode(.stack(Stack(.vertical, spacing: 0)), children: [chosen, bar]))
  }

  private func bar(_ tabs: [ViewValue], selected: Int?, _ dress: (ViewNode) -> ViewNode) -> ViewNode {
    var bar = ElementContent(.container)
    bar.containerKind = .tabBar
    bar.traits = .tabBar
    let items = tabs.enumerated().map { index, tab in
      var item = ElementContent(.element)
      item.label = tab.tabTitle ?? TextValue("")
      if index == selected { item.traits = .selected }
      item.context = .tab(index: index + 1, count: tabs.count)
      let node = dress(ViewNode(.element(item)))
      return tab.tabBadge.map { badge in
        node.modifier(.unknown(UnknownModifier("accessibilityValue", expression: badge)))
      } ?? node
    }
    return ViewNode(
      .element(bar), children: [ViewNode(.stack(Stack(.horizontal)), children: ViewList(items))])
  }

  /// What a tab is called: the words of its label.
  func tabTitle(_ views: [ViewValue]) -> TextValue? {
    let words = views.compactMap { Self.title(of: $0.node) }
    return words.first
  }

  private static func title(of node: ViewNode) -> TextValue? {
    switch node.kind {
    case .text(let text): return text
    case .image(let image) where image.label != nil: return image.label
    case .image: return nil
    default: return node.children.lazy.compactMap { title(of: $0) }.first
    }
  }

  /// Whether the style in the environment is the page style, and whether it shows dots.
  private var isPaged: Bool { pageStyle != nil }

  private var pageStyle: Symbol? {
    guard case .symbol(let style)? = environment.values["tabViewStyle"] else { return nil }
    return style.name == "page" || style.type == "PageTabViewStyle" || style.name == "verticalPage"
      ? style : nil
  }

  /// Pages and their dots; `open` is the expression that tells the page where its number is not known.
  private func pages(
    _ tabs: [ViewValue], _ ids: [String], _ selected: Int?, _ open: String, _ key: StateKey?
  ) -> ViewValue {
    let pages = tabs.map {
      place($0).node.modifier(.layout(.containerRelativeFrame([.horizontal], length: { $0 })))
    }
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
    let number = openNumber(of: tabs)
    if !hidesDots, pages.count > 1 || number != nil {
      children.append(pageControl(pages.count, selected, open, number))
    }
    var facts = Carousel(.custom, cards: LazyList(ids), position: position)
    facts.hasPageControl = number != nil && !hidesDots ? nil : children.count > 1
    return ViewValue(
      ViewNode(
        .carousel(facts),
        children: [ViewNode(.stack(Stack(.depth, alignment: .bottom)), children: ViewList(children))]))
  }

  /// The expression that decides how many pages there are, where that is not known.
  private func openNumber(of tabs: [ViewValue]) -> String? {
    tabs.lazy.flatMap(\.node.modifiers).compactMap { modifier -> String? in
      guard case .unknown(let unknown) = modifier.kind, ["for each of", "if"].contains(unknown.name) else {
        return nil
      }
      return unknown.expression
    }.first
  }

  /// The system's page dots, which are there as soon as there is more than one page.
  private func pageControl(_ count: Int, _ selected: Int?, _ open: String, _ number: String?) -> ViewNode {
    let dots = ViewNode(.control(.pageControl(page: (selected ?? 0) + 1, count: count)))
    guard selected == nil || number != nil else { return dots }
    let page = selected.map { TextValue.Part.known(String($0 + 1)) } ?? .unknown(open)
    let total = number.map { TextValue.Part.unknown($0) } ?? .known(String(count))
    let words = TextValue(parts: [.known("page "), page, .known(" of "), total])
    let told = dots.modifier(.accessibility(.value(words)))
    return number.map { told.modifier(.unknown(UnknownModifier("if", expression: $0))) } ?? told
  }
}
