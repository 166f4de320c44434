internal import CarouselModel

extension Interpreter {
  /// SwiftUI's modifiers of place and size; nil where the name is none of them.
  func layout(_ call: ModifierCall) -> [Modifier.Kind]? {
    switch call.name {
    case "frame": return frame(call)
    case "containerRelativeFrame": return [containerRelativeFrame(call)]
    case "padding": return [insets(call).map { .layout(.padding($0)) } ?? call.unknown()]
    case "offset":
      if let known = offset(call) { return [.layout(known)] }
      let isOpen = call.value("y").map { $0.number == nil } ?? (call.argument(nil) != nil)
      return [isOpen ? call.unknown(call.argument("y") == nil ? nil : "y") : .other(call.name)]
    case "safeAreaPadding": return [insets(call).map { .layout(.safeAreaPadding($0)) } ?? call.unknown()]
    default: break
    }
    guard let modifier = size(call) ?? surroundings(call) else { return nil }
    return [.layout(modifier)]
  }

  private func size(_ call: ModifierCall) -> LayoutModifier? {
    switch call.name {
    case "fixedSize": return .fixedSize
    case "aspectRatio", "scaledToFill", "scaledToFit":
      let mode = if case .symbol(let mode)? = call.value("contentMode") { mode.name } else { "fit" }
      return .aspectRatio(call.number(nil), fills: call.name == "scaledToFill" || mode == "fill")
    default: return nil
    }
  }

  /// A frame with the lengths that are known, and each that is not.
  private func frame(_ call: ModifierCall) -> [Modifier.Kind] {
    let alignment = call.value("alignment").flatMap { self.alignment($0) } ?? .center
    let labels = ["width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight"]
    let open = labels.filter { label in
      call.value(label).map { !$0.isNone && length(call, label) == nil } ?? false
    }
    let limits = labels.dropFirst(2).map { length(call, $0) }
    let known: LayoutModifier
    if limits.contains(where: { $0 != nil }) {
      known = .flexibleFrame(
        FrameLimits(
          minWidth: limits[0], maxWidth: limits[1], minHeight: limits[2], maxHeight: limits[3],
          alignment: alignment))
    } else {
      known = .frame(width: length(call, "width"), height: length(call, "height"), alignment: alignment)
    }
    return [.layout(known)] + open.map { call.unknown($0) }
  }

  private func length(_ call: ModifierCall, _ label: String) -> Double? {
    if case .symbol(let symbol)? = call.value(label), symbol.name == "infinity" { return .infinity }
    return call.number(label)
  }

  private func insets(_ call: ModifierCall) -> EdgeInsets? {
    let bare = call.arguments.filter { $0.label == nil }.map(\.value.read)
    if case .symbol(let symbol)? = bare.first, symbol.type == "EdgeInsets" || symbol.name == "init" {
      return EdgeInsets(
        top: symbol.argument("top")?.number ?? 0, leading: symbol.argument("leading")?.number ?? 0,
        bottom: symbol.argument("bottom")?.number ?? 0, trailing: symbol.argument("trailing")?.number ?? 0)
    }
    let edges = bare.first.flatMap { self.edges($0) } ?? .all
    if let length = bare.last?.number { return EdgeInsets(edges, length) }
    // Without a length the system chooses one: 16 points on a phone.
    return bare.isEmpty || bare.count == 1 && self.edges(bare[0]) != nil ? EdgeInsets(edges, 16) : nil
  }

  private func containerRelativeFrame(_ call: ModifierCall) -> Modifier.Kind {
    let axes = call.value(nil).flatMap { self.axes($0) } ?? [.horizontal]
    for label in ["count", "span", "spacing"] {
      if call.argument(label) != nil, call.number(label) == nil { return call.unknown(label) }
    }
    if let count = call.number("count"), count > 0 {
      let span = call.number("span") ?? 1
      let spacing = call.number("spacing") ?? 0
      return .layout(
        .containerRelativeFrame(axes) { length in
          let column = (length - spacing * (count - 1)) / count
          return column * span + spacing * (span - 1)
        })
    }
    guard let body = call.closure() else { return .layout(.containerRelativeFrame(axes) { $0 }) }
    let axis = axes.contains(.horizontal) ? "horizontal" : "vertical"
    let sample = invoke(body, .double(settings.screenSize.width), .implicit(axis))
    guard sample.number != nil else {
      return .unknown(
        UnknownModifier(call.name, expression: describe(sample).unknownExpressions.first ?? "length"))
    }
    let read = Deferred(self, Snapshot(self), body)
    return .layout(
      .containerRelativeFrame(axes) { length in
        read.evaluate { interpreter, body in
          interpreter.invoke(body, .double(length), .implicit(axis)).number ?? length
        }
      })
  }

  private func surroundings(_ call: ModifierCall) -> LayoutModifier? {
    switch call.name {
    case "overlay":
      if let views = layered(call) { return .overlay(views, alignment: layerAlignment(call)) }
      return nil
    case "background":
      if let views = layered(call) { return .background(views, alignment: layerAlignment(call)) }
      return nil
    case "zIndex": return call.number(nil).map { .zIndex($0) }
    case "ignoresSafeArea", "edgesIgnoringSafeArea": return .ignoresSafeArea
    default: return nil
    }
  }

  private func layerAlignment(_ call: ModifierCall) -> Alignment {
    call.value("alignment").flatMap { alignment($0) } ?? .center
  }

  /// The views of an overlay or background; nil where it is a style.
  private func layered(_ call: ModifierCall) -> ViewList? {
    if let body = call.closure("content") ?? call.closure() { return list(content(body)) }
    guard let value = call.value(nil) else { return nil }
    if case .symbol = value { return nil }
    return viewIfAny(value).map { list([$0]) }
  }

  private func offset(_ call: ModifierCall) -> LayoutModifier? {
    if case .tuple(let size)? = call.value(nil), size.count == 2 {
      guard let x = size[0].value.number, let y = size[1].value.number else { return nil }
      return .offset(x: x, y: y)
    }
    let x = call.argument("x").map(\.value.read.number) ?? 0
    let y = call.argument("y").map(\.value.read.number) ?? 0
    guard let x, let y else { return nil }
    return .offset(x: x, y: y)
  }
}
