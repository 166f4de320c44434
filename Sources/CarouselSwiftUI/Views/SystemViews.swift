internal import CarouselModel
internal import SwiftSourceReader

/// A call that makes a view of SwiftUI.
struct ViewCall {
  let name: String
  let arguments: [ValueArgument]
  let expression: SwiftSourceReader.Expression
  let scope: Scope

  /// The argument of a label; nil is the first without one.
  func argument(_ label: String?) -> ValueArgument? {
    arguments.first { $0.label == label && !$0.isTrailing }
  }

  /// A closure given under a label or, for nil, as the first trailing one.
  func closure(_ label: String?) -> FunctionValue? {
    let named = label == nil ? nil : arguments.first { $0.label == label }
    let found = named ?? (label == nil ? arguments.first { $0.isTrailing && $0.label == nil } : nil)
    if case .function(let function)? = found?.value { return function }
    return nil
  }

  /// The closure that lists the content: a trailing one, or under the label `content`.
  var content: FunctionValue? {
    if let closure = closure("content") ?? closure(nil) { return closure }
    if case .function(let function)? = arguments.last?.value { return function }
    return nil
  }
}

extension Interpreter {
  /// Makes a view of SwiftUI; nil where the type is none of its views.
  func systemView(
    _ type: String, _ arguments: [ValueArgument], _ expression: SwiftSourceReader.Expression, _ scope: Scope
  ) -> ViewValue? {
    let call = ViewCall(name: type, arguments: arguments, expression: expression, scope: scope)
    guard var view = leaf(call) ?? control(call) ?? container(call) ?? scrolling(call) else { return nil }
    view.node.source = view.node.source ?? range(expression.span)
    return view
  }

  /// The views that a closure lists.
  func content(_ function: FunctionValue?, _ values: Value...) -> [ViewValue] {
    guard let function else { return [] }
    return views(of: invoke(function, values.map { ValueArgument(nil, $0) }))
  }

  private func container(_ call: ViewCall) -> ViewValue? {
    switch call.name {
    case "VStack", "LazyVStack": return stack(call, .vertical)
    case "HStack", "LazyHStack": return stack(call, .horizontal)
    case "ZStack": return stack(call, .depth)
    case "Grid": return stack(call, .vertical)
    case "GridRow": return stack(call, .horizontal)
    case "LazyVGrid": return grid(call, .vertical)
    case "LazyHGrid": return grid(call, .horizontal)
    case "Group", "ControlGroup", "ToolbarItem", "ToolbarItemGroup", "NavigationStack", "NavigationView",
      "GlassEffectContainer", "TimelineView", "ScrollViewReader", "ViewThatFits", "NavigationSplitView",
      "WindowGroup":
      return passingThrough(call)
    case "List", "Form": return list(call)
    case "Section", "GroupBox": return section(call)
    case "ForEach": return forEach(call)
    case "GeometryReader": return geometryReader(call)
    case "TabView": return tabView(call)
    case "Tab": return tab(call)
    case "TabSection": return passingThrough(call)
    case "PhaseAnimator", "KeyframeAnimator": return animator(call)
    default: return nil
    }
  }

  private func stack(_ call: ViewCall, _ direction: Stack.Direction) -> ViewValue {
    let isLazy = call.name.hasPrefix("Lazy")
    let alignment = call.argument("alignment").flatMap { self.alignment($0.value) } ?? .center
    let stack = Stack(
      direction, alignment: alignment, spacing: call.argument("spacing")?.value.number, isLazy: isLazy)
    let children = content(call, lazily: isLazy ? direction : nil)
    var view = ViewValue(ViewNode(.stack(stack), children: list(children)))
    if let spacing = call.argument("spacing"), spacing.value.read.isUnknown {
      let unknown = UnknownModifier("spacing", expression: spacing.expression?.text ?? "spacing")
      view.node = view.node.modifier(.unknown(unknown), source: range(call.expression.span))
    }
    if children.count == 1 {
      view.row = children[0].row
    }
    return carouselWithDots(view, children) ?? view
  }

  /// The views of a stack; of a lazy one about as many rows are there at first as a phone's screen has room for.
  private func content(_ call: ViewCall, lazily direction: Stack.Direction?) -> [ViewValue] {
    guard let direction else { return content(call.content) }
    let outer = environment.lazyCount
    defer { environment.lazyCount = outer }
    environment.lazyCount = direction == .horizontal ? 3 : 10
    return content(call.content)
  }

  private func grid(_ call: ViewCall, _ direction: Stack.Direction) -> ViewValue {
    let stack = Stack(direction, spacing: call.argument("spacing")?.value.number, isLazy: true)
    let children = content(call.content)
    var view = ViewValue(ViewNode(.stack(stack), children: list(children)))
    if children.count == 1 { view.row = children[0].row }
    return view
  }

  /// An animation over phases or key frames: what is shown in the first of them.
  private func animator(_ call: ViewCall) -> ViewValue {
    var first: Value = call.argument("initialValue")?.value ?? .unknown("phase")
    if let phases = call.argument(nil).flatMap({ elements(of: $0.value) })?.first { first = phases }
    let views = call.content.map { content($0, first) } ?? []
    return views.count == 1 ? views[0] : group(views)
  }

  private func passingThrough(_ call: ViewCall) -> ViewValue {
    var argument: Value
    let outer = environment.timeline
    defer { environment.timeline = outer }
    switch call.name {
    case "TimelineView":
      let timeline = timeline(call)
      argument = .unknown(timeline.name)
      environment.timeline = timeline
    case "ScrollViewReader": argument = scrollProxy
    default: argument = .void
    }
    if let parts = call.argument("subviews").flatMap({ subviews(of: $0.value) }) {
      argument = .array(parts.map { .view($0) })
    }
    let views = call.content.map { content($0, argument) } ?? []
    if call.name.hasPrefix("ToolbarItem") { return barItems(views, call) }
    if call.name == "ViewThatFits", let first = views.first {
      note(
        call.expression.span, "ViewThatFits is taken to show its first view",
        advice: "check the others by hand")
      return first
    }
    var view = views.count == 1 ? views[0] : group(views)
    guard call.name.hasPrefix("Navigation") else { return view }
    view.bar?.isClosed = true
    return pushed(call, over: view) ?? view
  }

  private var scrollProxy: Value {
    .tuple([
      Value.Element(
        label: "scrollTo",
        value: .function(
          FunctionValue(
            .builtin { [unowned self] arguments in
              rehearsal?.wrote(Rehearsal.scrolling, arguments.first?.value ?? .none)
              return .void
            }, scope: Scope(file: 0))))
    ])
  }

  private func list(_ call: ViewCall) -> ViewValue {
    let data = call.arguments.first { !$0.isTrailing && $0.label == nil }
    let outer = environment.isInList
    environment.isInList = true
    defer { environment.isInList = outer }
    let children: [ViewValue]
    if let data, elements(of: data.value) ?? unorderedElements(of: data.value) != nil || data.value.isUnknown,
      call.content != nil,
      call.name == "List"
    {
      children = [forEach(call)]
    } else {
      children = content(call.content)
    }
    let stack = ViewNode(.stack(Stack(.vertical, isLazy: true)), children: list(children))
    return ViewValue(ViewNode(.scroll([.vertical]), children: [stack]))
  }

  private func section(_ call: ViewCall) -> ViewValue {
    if call.name == "GroupBox" { return groupBox(call.expanded) }
    var header: [ViewValue] = []
    if let title = call.argument(nil) { header = [ViewValue(ViewNode(.text(text(title))))] }
    header += content(call.closure("header"))
    if let view = call.argument("header")?.value { header += views(of: view) }
    // Only lists and forms make headings of their headers (observed, iOS 16 to 26).
    if environment.isInList {
      for index in header.indices {
        header[index].node = header[index].node.modifier(.accessibility(.addTraits(.header)))
      }
    }
    var footer = content(call.closure("footer"))
    if let view = call.argument("footer")?.value { footer += views(of: view) }
    return group(header + content(call.closure("content") ?? call.closure(nil)) + footer)
  }

  private func groupBox(_ call: ViewCall) -> ViewValue {
    var label = call.argument(nil).map { [ViewValue(ViewNode(.text(text($0))))] } ?? []
    label += content(call.closure("label"))
    if let view = call.argument("label")?.value, call.closure("label") == nil { label += views(of: view) }
    let inside = content(call.closure("content") ?? call.closure(nil))
    return styled(["label": label, "content": inside], by: "groupBoxStyle") ?? group(label + inside)
  }

  private func tab(_ call: ViewCall) -> ViewValue {
    let views = content(call.closure("content") ?? call.closure(nil))
    var view = views.count == 1 ? views[0] : group(views)
    view.tag = call.argument("value")?.value
    view.row = nil
    view.tabTitle = call.argument(nil).map { text($0) } ?? tabTitle(content(call.closure("label")))
    if view.tabTitle == nil, case .symbol(let role)? = call.argument("role")?.value, role.name == "search" {
      view.tabTitle = TextValue("Search")
    }
    return view
  }

  /// A layout of the project or of the system around its views, which stand in the order of the source.
  func layout(_ name: String, _ views: [ViewValue], _ span: SourceSpan) -> ViewValue {
    switch name {
    case "HStackLayout": return ViewValue(ViewNode(.stack(Stack(.horizontal)), children: list(views)))
    case "VStackLayout", "GridLayout":
      return ViewValue(ViewNode(.stack(Stack(.vertical)), children: list(views)))
    case "ZStackLayout": return ViewValue(ViewNode(.stack(Stack(.depth)), children: list(views)))
    default:
      note(
        span, "the layout '\(name)' is taken to place its views in their order",
        advice: "check by hand in which order they are read")
      var view = ViewValue(ViewNode(.stack(Stack(.horizontal)), children: list(views)))
      if views.count == 1 { view.row = views[0].row }
      return view
    }
  }
}
