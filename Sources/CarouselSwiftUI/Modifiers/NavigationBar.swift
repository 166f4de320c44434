internal import CarouselModel
internal import SwiftSourceReader

/// What stands in the navigation bar and the bottom bar around a view.
struct BarFacts {
  var leading: [ViewNode] = []
  var title: [ViewNode] = []
  /// What stands below the title in smaller words.
  var subtitle: [ViewNode] = []
  /// What stands in the middle of the bar, where an inline title else does.
  var principal: [ViewNode] = []
  var trailing: [ViewNode] = []
  /// The field to search with, which stands below the title.
  var search: [ViewNode] = []
  var content: ViewNode
  var bottom: [ViewNode] = []
  /// Whether the stack that shows the bars is around them: what is said behind that is about all of it.
  var isClosed = false
  /// Whether the title stands between the buttons; else it is large and stands below them.
  var isInline = false
  /// Whether nothing of the bar at the top is shown.
  var isHidden = false

  /// The view inside as it is before it is placed, so that what is said later still finds its row; always one.
  private(set) var inner: [ViewValue]

  init(content: ViewNode, of inner: ViewValue) {
    self.content = content
    self.inner = [inner]
  }

  mutating func change(_ content: ViewNode, of inner: ViewValue) {
    self.content = content
    self.inner = [inner]
  }

  /// Everything in the order in which it stands on the screen.
  var children: ViewList {
    let words = title + subtitle
    let middle = principal.isEmpty && isInline ? words : principal
    let bar = isHidden ? [] : leading + middle + trailing + (isInline ? [] : words)
    let row = ViewNode(.stack(Stack(.horizontal)), children: ViewList(bottom))
    return ViewList(bar + search + [content] + (bottom.isEmpty ? [] : [row]))
  }
}

extension Interpreter {
  /// Modifiers that put something into a bar; nil where the name is none of them.
  func bar(_ view: ViewValue, _ call: ModifierCall) -> ViewValue? {
    if hidesBar(call) { return changing(view) { $0.isHidden = true } }
    switch call.name {
    case "toolbar": return tooled(view, content(call.closure(), .unknown("placement")))
    case "navigationBarItems":
      return tooled(view, items(call, "leading", "topBarLeading") + items(call, "trailing", "topBarTrailing"))
    case "navigationTitle", "navigationBarTitle": return titled(view, call)
    case "navigationSubtitle": return subtitled(view, call)
    case "searchable": return searchable(view, call)
    case "navigationBarTitleDisplayMode": return inline(view, call.symbol)
    default: return nil
    }
  }

  /// `navigationBarHidden(true)` and `toolbar(.hidden, for: .navigationBar)`.
  private func hidesBar(_ call: ModifierCall) -> Bool {
    if call.name == "navigationBarHidden" { return call.value(nil).flatMap { truth($0) } == true }
    guard ["toolbar", "toolbarVisibility"].contains(call.name), call.symbol?.name == "hidden" else {
      return false
    }
    guard case .symbol(let bars)? = call.value("for") else { return true }
    return bars.name == "navigationBar"
  }

  /// The items of a toolbar, which know where they stand.
  func barItems(_ views: [ViewValue], _ call: ViewCall) -> ViewValue {
    var slot = "automatic"
    if case .symbol(let placement)? = call.argument("placement")?.value { slot = placement.name }
    let items = views.map { view in
      var view = view
      view.barSlot = slot
      return view
    }
    return items.count == 1 ? items[0] : group(items)
  }

  private func items(_ call: ModifierCall, _ label: String, _ slot: String) -> [ViewValue] {
    guard let value = call.argument(label)?.value else { return [] }
    return views(of: value).map { view in
      var view = view
      view.barSlot = slot
      return view
    }
  }

  /// Says something about what the bars are around, which they are no part of; nil where there are none, or where it is
  /// about them as well.
  func insideBars(_ view: ViewValue, _ call: ModifierCall) -> ViewValue? {
    guard var bar = view.bar, !bar.isClosed, !Self.barModifiers.contains(call.name) else { return nil }
    var result = view
    let changed = modify(bar.inner[0], call.name, call.arguments, call.expression, call.scope)
    bar.change(place(changed).node, of: changed)
    result.tag = changed.tag ?? view.tag
    result.tabTitle = changed.tabTitle ?? view.tabTitle
    result.bar = bar
    result.node.children = bar.children
    return result
  }

  private static let barModifiers: Set<String> = [
    "toolbar", "navigationBarItems", "navigationTitle", "navigationBarTitle", "searchable",
    "navigationBarTitleDisplayMode", "navigationSubtitle", "modifier", "navigationBarHidden",
    "toolbarVisibility",
  ]

  func changing(_ view: ViewValue, _ change: (inout BarFacts) -> Void) -> ViewValue {
    var result = view
    var bar = view.bar ?? BarFacts(content: place(view).node, of: view)
    change(&bar)
    if view.bar == nil { result = ViewValue(ViewNode(.group)) }
    result.bar = bar
    result.node.children = bar.children
    return result
  }

  private func tooled(_ view: ViewValue, _ items: [ViewValue]) -> ViewValue {
    guard !items.isEmpty else { return view }
    return changing(view) { bar in
      for item in items {
        let node = place(item).node
        switch item.barSlot ?? "automatic" {
        case "cancellationAction", "navigation", "navigationBarLeading", "topBarLeading":
          bar.leading.append(node)
        case "principal": bar.principal.append(node)
        case "bottomBar", "status": bar.bottom.append(node)
        // Only there while the keyboard is.
        case "keyboard": continue
        default: bar.trailing.append(node)
        }
      }
    }
  }

  /// A navigation title is a heading of the bar above (observed, iOS 18).
  private func titled(_ view: ViewValue, _ call: ModifierCall) -> ViewValue {
    guard let title = call.argument(nil) else { return view }
    if case .binding = title.value { return view }
    let words = ViewNode(.text(text(title)), source: range(project.modifierSpan(of: call.expression)))
      .modifier(.accessibility(.addTraits(.header)))
    var isInline = false
    if case .symbol(let mode)? = call.value("displayMode") { isInline = mode.name == "inline" }
    return changing(view) { bar in
      bar.title = [words]
      bar.isInline = bar.isInline || isInline
    }
  }

  /// The smaller words below a title, from iOS 26 on.
  private func subtitled(_ view: ViewValue, _ call: ModifierCall) -> ViewValue? {
    guard let words = call.argument(nil) else { return nil }
    let node = ViewNode(.text(text(words)), source: range(project.modifierSpan(of: call.expression)))
    memory.assume("a navigation subtitle is taken to be a stop of its own behind the title")
    return changing(view) { $0.subtitle = [node] }
  }

  /// The system's field to search with: below the title, or at the bottom from iOS 26 on.
  private func searchable(_ view: ViewValue, _ call: ModifierCall) -> ViewValue {
    var words: TextValue = .unknown(call.argument("text")?.expression?.text ?? "text")
    if case .binding(let binding)? = call.argument("text")?.value { words = describe(binding.get()) }
    let prompt = call.argument("prompt").map { text($0) } ?? "Search"
    let field = ViewNode(
      .control(.textField(prompt: prompt, text: words, isSecure: false)),
      source: range(project.modifierSpan(of: call.expression))
    )
    .modifier(.accessibility(.removeTraits(.textEntry)))
    .modifier(.accessibility(.addTraits(.searchField)))
    note(
      call.expression.span, "the field of 'searchable' is taken to stand below the title",
      advice: "from iOS 26 on it may stand at the bottom; check by hand")
    return changing(view) { $0.search = [field] }
  }

  private func inline(_ view: ViewValue, _ mode: Symbol?) -> ViewValue? {
    guard mode?.name == "inline" else { return nil }
    return changing(view) { $0.isInline = true }
  }
}
