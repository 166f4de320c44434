internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Makes a tab view: in page style it is a carousel with page dots, else the chosen tab above a bar of tabs.
  func tabView(_ call: ViewCall) -> ViewValue? {
    let tabs = content(call.content).flatMap(pages)
    var binding: BindingValue?
    if case .binding(let value)? = call.argument("selection")?.value { binding = value }
    let selection = call.argument("selection").map { argument in
      binding?.get() ?? .unknown(argument.expression?.text ?? "selection")
    }
    let ids = tabs.indices.map { index in
      tabs[index].tag.map { describe(resolved($0, like: selection)).rendered } ?? String(index)
    }
    let found = selection.flatMap { selection in
      tabs.indices.first { isChosen(tabs[$0].tag, ids[$0], selection) == true }
    }
    let isOpen =
      found == nil
      && selection.map { selection in
        tabs.contains { isChosen($0.tag, nil, selection) == nil && $0.tag != nil }
      }
        ?? false
    let written = call.argument("selection")?.expression?.text ?? "selection"
    if let open = selection.flatMap({ unknown($0) }) ?? (isOpen ? written : nil) {
      guard isPaged else { return withBar(tabs, open) }
      var view = pages(tabs, ids, nil, open, binding?.key)
      if let timeline = environment.timeline, dependsOnTimeline(selection ?? .none) {
        setAutoplay(Autoplay(interval: timeline.pace.seconds), of: &view)
      }
      return view
    }
    if isPaged, found == nil, openNumber(of: tabs) != nil, call.argument("selection") != nil {
      return pages(tabs, ids, nil, written, binding?.key)
    }
    let selected = found ?? 0
    guard isPaged else { return tabs.isEmpty ? .empty : withBar(tabs, selected) }
    return pages(tabs, ids, selected, "selection", binding?.key)
  }

  /// Whether a tab is the chosen one; nil where that is not known.
  private func isChosen(_ tag: Value?, _ id: String?, _ selection: Value) -> Bool? {
    if let id, id == describe(selection).rendered { return true }
    return tag.flatMap { equal(resolved($0, like: selection), selection) }
  }

  /// A tag as a value of the selection's type, in which an implicit member, such as `.home`, is looked up.
  private func resolved(_ tag: Value, like selection: Value?) -> Value {
    guard let selection, case .symbol(let symbol) = tag, symbol.rootType == nil,
      let type = declaredType(of: selection)
    else { return tag }
    return coerce(tag, to: .named(type.qualifiedName, []), Scope(file: type.file, type: type))
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

  /// What stands above the bar of tabs (`tabViewBottomAccessory`, from iOS 26 on).
  func accompanied(_ view: ViewValue, _ views: [ViewValue]) -> ViewValue {
    guard !views.isEmpty else { return view }
    memory.assume("what accompanies a bar of tabs is taken to stand above it")
    guard case .stack = view.node.kind, let last = view.node.children.last,
      case .element(let bar) = last.kind,
      bar.traits.contains(.tabBar)
    else { return group([place(view)] + views) }
    var view = view
    view.node.children = ViewList(view.node.children.dropLast() + views.map { place($0).node } + [last])
    return view
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
    let mode = if case .symbol(let mode) = display { mode.name } else { "automatic" }
    let hidesDots = mode == "never"
    let number = openNumber(of: tabs)
    if !hidesDots, pages.count > 1 || number != nil || mode == "always" && pages.count == 1 {
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
