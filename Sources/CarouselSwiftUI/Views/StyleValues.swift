internal import CarouselModel

/// SwiftUI's values of appearance, read from how they are written.
extension Interpreter {
  func color(_ value: Value) -> Color? {
    guard case .symbol(let symbol) = value.read else { return nil }
    var color: Color?
    for link in symbol.chain {
      if link === symbol.chain.first {
        color = first(link)
      } else if link.name == "opacity" {
        color = link.argument(at: 0)?.number.flatMap { factor in color?.opacity(factor) } ?? color
      } else if link.name != "gradient" {
        color = unknownColor(symbol)
      }
    }
    return color
  }

  private func unknownColor(_ symbol: Symbol) -> Color {
    Color(.unknown(symbol.source?.text ?? symbol.name))
  }

  private func first(_ link: Symbol) -> Color? {
    if let name = Color.Name(rawValue: link.name) { return Color(name) }
    if link.type == "Color", link.name == "init" { return made(link) }
    if link.type == nil || link.type == "Color" || link.type == "ShapeStyle" {
      return declaredColor(link.name) ?? (link.type == "Color" ? unknownColor(link) : nil)
    }
    return nil
  }

  private func made(_ link: Symbol) -> Color {
    let opacity = link.argument("opacity")?.number ?? 1
    if let red = link.argument("red")?.number, let green = link.argument("green")?.number,
      let blue = link.argument("blue")?.number
    {
      return Color(.rgb(red: red, green: green, blue: blue), opacity: opacity)
    }
    if let white = link.argument("white")?.number {
      return Color(.rgb(red: white, green: white, blue: white), opacity: opacity)
    }
    if let inner = link.argument(at: 0), let color = color(inner) { return color }
    return unknownColor(link)
  }

  /// A colour that the project adds to `Color` or `ShapeStyle`.
  private func declaredColor(_ name: String) -> Color? {
    for type in ["Color", "ShapeStyle"] {
      guard let members = project.systemExtensions[type] else { continue }
      if let property = members.statics[name] {
        return color(lazily("\(type).\(name)") { storedValue(of: property, Scope(file: property.file)) })
      }
      if let property = members.staticComputed[name] {
        return color(get(property, Scope(file: property.file)))
      }
    }
    return nil
  }

  func paint(_ value: Value) -> Paint {
    guard case .symbol(let symbol) = value.read else { return .unknown(describe(value).rendered) }
    if symbol.arguments == nil, let level = Paint.Level(rawValue: symbol.name), symbol.rootType != "Color" {
      return .hierarchical(level)
    }
    if symbol.name.hasSuffix("Material") || symbol.rootType == "Material" { return .material(symbol.name) }
    if symbol.name == "linearGradient" || symbol.type == "LinearGradient" {
      return gradient(symbol).map { .linearGradient($0) } ?? .unknown(symbol.source?.text ?? "gradient")
    }
    return color(value).map { .color($0) } ?? .unknown(symbol.source?.text ?? symbol.name)
  }

  private func gradient(_ symbol: Symbol) -> LinearGradient? {
    var source = symbol
    if case .symbol(let inner)? = symbol.argument("gradient") ?? symbol.argument(at: 0) { source = inner }
    guard case .array(let values)? = source.argument("colors") ?? symbol.argument("colors") else {
      return nil
    }
    let colors = values.map { color($0) ?? Color(.unknown(describe($0).rendered)) }
    return LinearGradient(
      colors: colors, start: point(symbol.argument("startPoint")) ?? .top,
      end: point(symbol.argument("endPoint")) ?? .bottom)
  }

  private func point(_ value: Value?) -> Alignment? { value.flatMap { alignment($0) } }

  func alignment(_ value: Value) -> Alignment? {
    guard case .symbol(let symbol) = value.read else { return nil }
    switch symbol.name {
    case "center": return .center
    case "leading": return .leading
    case "trailing": return .trailing
    case "top": return .top
    case "bottom": return .bottom
    case "topLeading": return .topLeading
    case "topTrailing": return .topTrailing
    case "bottomLeading": return .bottomLeading
    case "bottomTrailing": return .bottomTrailing
    case "firstTextBaseline": return .top
    case "lastTextBaseline": return .bottom
    default: return nil
    }
  }

  func edges(_ value: Value) -> EdgeSet? {
    if case .array(let values) = value { return values.reduce(EdgeSet()) { $0.union(edges($1) ?? []) } }
    guard case .symbol(let symbol) = value else { return nil }
    let sets: [String: EdgeSet] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "horizontal": .horizontal,
      "vertical": .vertical, "all": .all,
    ]
    return sets[symbol.name]
  }

  func axes(_ value: Value) -> Set<Axis>? {
    if case .array(let values) = value { return values.reduce(Set()) { $0.union(axes($1) ?? []) } }
    guard case .symbol(let symbol) = value else { return nil }
    return Axis(rawValue: symbol.name).map { [$0] }
  }

  func font(_ value: Value) -> Font? {
    guard case .symbol(let symbol) = value.read else { return nil }
    var font: Font?
    for link in symbol.chain {
      if let style = Font.Style(rawValue: link.name) { font = Font(.style(style)) }
      switch link.name {
      case "system": font = systemFont(link)
      case "custom": font = customFont(link)
      case "weight": if let weight = weight(link.argument(at: 0)) { font?.weight = weight }
      case "bold": font?.weight = .bold
      default: break
      }
    }
    return font
  }

  func weight(_ value: Value?) -> Font.Weight? {
    if case .symbol(let symbol)? = value { Font.Weight(rawValue: symbol.name) } else { nil }
  }

  private func systemFont(_ link: Symbol) -> Font? {
    var font: Font?
    if let size = (link.argument("size") ?? link.argument(at: 0))?.number { font = Font(.fixed(size)) }
    if case .symbol(let style)? = link.argument(at: 0) {
      font = Font.Style(rawValue: style.name).map { Font(.style($0)) }
    }
    font?.weight = weight(link.argument("weight"))
    if case .symbol(let design)? = link.argument("design") {
      font?.design = Font.Design(rawValue: design.name) ?? .default
    }
    return font
  }

  private func customFont(_ link: Symbol) -> Font? {
    guard let size = link.argument("size")?.number else {
      return link.argument("fixedSize")?.number.map { Font(.fixed($0)) }
    }
    guard case .symbol(let style)? = link.argument("relativeTo") else {
      return Font(.scaled(size, relativeTo: .body))
    }
    return Font(.scaled(size, relativeTo: Font.Style(rawValue: style.name) ?? .body))
  }

  func animation(_ value: Value?) -> Animation? {
    if case .unknown(let expression)? = value { return .unknown(expression) }
    guard case .symbol(let symbol)? = value else { return nil }
    if let root = symbol.rootType, root != "Animation" {
      return .unknown(symbol.source?.text ?? symbol.name)
    }
    let chain = symbol.chain
    guard let start = chain.first(where: { $0.name != "init" }) ?? chain.first else { return nil }
    let duration = start.argument("duration") ?? start.argument("response") ?? start.argument(at: 0)
    return Animation(
      start.name, duration: duration?.number, repeatsForever: chain.contains { $0.name == "repeatForever" })
  }
}
