internal import CarouselModel
internal import Foundation

extension Interpreter {
  /// Returns a property of a value of the standard library.
  func systemMember(of value: Value, _ name: String) -> Value? {
    switch value {
    case .array(let elements): return member(of: elements, name)
    case .unordered(let elements): return member(ofUnordered: elements, name)
    case .range(let low, let high): return member(ofRange: low, high, name)
    case .dictionary(let pairs): return member(of: pairs, name)
    case .string(let text): return member(of: text, name)
    case .text(let text):
      return StandIn.isOne(text) && ["uuidString", "description"].contains(name) ? value : nil
    case .double(let number): return member(of: number, name)
    case .int(let number):
      return name == "description"
        ? .string("\(number)") : name == "magnitude" ? Int(exactly: number.magnitude).map { .int($0) } : nil
    case .tuple(let elements): return member(ofRectangle: elements, name)
    case .view: return nil
    default: return nil
    }
  }

  private func member(of elements: [Value], _ name: String) -> Value? {
    switch name {
    case "count", "endIndex": .int(elements.count)
    case "startIndex": .int(0)
    case "isEmpty": .bool(elements.isEmpty)
    case "first": elements.first ?? Value.none
    case "last": elements.last ?? Value.none
    case "indices": .range(0, elements.count)
    case "lazy": .array(elements)
    case "description", "debugDescription": described(elements)
    default: nil
    }
  }

  private func member(ofRange low: Int, _ high: Int, _ name: String) -> Value? {
    switch name {
    case "count": extent(low, high).map { .int($0) }
    case "isEmpty": .bool(low >= high)
    case "first": low < high ? .int(low) : Value.none
    case "last": low < high ? .int(high &- 1) : Value.none
    case "lowerBound", "startIndex": .int(low)
    case "upperBound", "endIndex": .int(high)
    case "indices", "lazy": .range(low, high)
    default: nil
    }
  }

  private func member(of pairs: [Value.Pair], _ name: String) -> Value? {
    switch name {
    case "count": .int(pairs.count)
    case "isEmpty": .bool(pairs.isEmpty)
    case "keys": .anyOrder(pairs.map(\.key))
    case "values": .anyOrder(pairs.map(\.value))
    case "first": pairs.count == 1 ? entries(of: pairs)[0] : pairs.isEmpty ? Value.none : nil
    default: nil
    }
  }

  private func member(of text: String, _ name: String) -> Value? {
    switch name {
    case "count": .int(text.count)
    case "utf8": Self.data(.string(text))
    case "isEmpty": .bool(text.isEmpty)
    case "capitalized": .string(text.capitalized)
    case "localizedCapitalized": .string(text.capitalized)
    case "first": text.first.map { .string(String($0)) } ?? Value.none
    case "last": text.last.map { .string(String($0)) } ?? Value.none
    case "description", "localizedLowercase": .string(name == "description" ? text : text.lowercased())
    case "localizedUppercase": .string(text.uppercased())
    default: place(in: text, name)
    }
  }

  private func member(of number: Double, _ name: String) -> Value? {
    switch name {
    case "isFinite": .bool(number.isFinite)
    case "isNaN": .bool(number.isNaN)
    case "magnitude": .double(abs(number))
    case "description": .string("\(number)")
    default: nil
    }
  }

  /// `midX`, `width` and the like of a rectangle, `width` of a rectangle's size.
  private func member(ofRectangle elements: [Value.Element], _ name: String) -> Value? {
    func part(_ label: String) -> Double? { elements.first { $0.label == label }?.value.number }
    func pair(_ label: String, _ name: String) -> Double? {
      guard case .tuple(let inner)? = elements.first(where: { $0.label == label })?.value else { return nil }
      return inner.first { $0.label == name }?.value.number
    }
    let x = part("x") ?? pair("origin", "x")
    let y = part("y") ?? pair("origin", "y")
    let width = part("width") ?? pair("size", "width")
    let height = part("height") ?? pair("size", "height")
    let found: Double? =
      switch name {
      case "minX": x
      case "minY": y
      case "midX": x.flatMap { x in width.map { x + $0 / 2 } }
      case "midY": y.flatMap { y in height.map { y + $0 / 2 } }
      case "maxX": x.flatMap { x in width.map { x + $0 } }
      case "maxY": y.flatMap { y in height.map { y + $0 } }
      case "width": width
      case "height": height
      default: nil
      }
    if let found { return .double(found) }
    guard name == "size", let width, let height else { return nil }
    return .tuple([
      Value.Element(label: "width", value: .double(width)),
      Value.Element(label: "height", value: .double(height)),
    ])
  }

  /// Returns a constant of a type of the system.
  func systemStatic(_ symbol: Symbol, _ name: String) -> Value? {
    if symbol.type == "ScrollTransitionPhase" { return Value.phaseMember(symbol.name, name) }
    if let found = TextSizes.member(of: symbol, name) ?? AsyncPhase.member(of: symbol, name) { return found }
    guard symbol.name == "self", let type = symbol.type else {
      return screenMember(symbol, name)
    }
    switch (type, name) {
    case ("CGSize", "zero"):
      return .symbolic(type, [ValueArgument("width", .double(0)), ValueArgument("height", .double(0))])
    case ("CGPoint", "zero"):
      return .symbolic(type, [ValueArgument("x", .double(0)), ValueArgument("y", .double(0))])
    case ("CGRect", "zero"):
      return rectangle(0, 0, 0, 0)
    case ("CGFloat", "infinity"), ("Double", "infinity"): return .double(.infinity)
    case ("CGFloat", "pi"), ("Double", "pi"): return .double(.pi)
    case ("CGFloat", "zero"), ("Double", "zero"): return .double(0)
    case ("Int", "zero"): return .int(0)
    case (_, "max"), (_, "min"): return limit(of: type, name)
    case ("Task", "isCancelled"): return .bool(false)
    case ("UIAccessibility", "isReduceMotionEnabled"): return environmentValue("accessibilityReduceMotion")
    case ("UIAccessibility", "isVoiceOverRunning"): return environmentValue("accessibilityVoiceOverEnabled")
    default: return nil
    }
  }

  /// The least and greatest number of a type.
  private func limit(of type: String, _ name: String) -> Value? {
    let limits: (min: Int, max: Int)? =
      switch type {
      case "Int", "Int64": (.min, .max)
      case "Int32": (Int(Int32.min), Int(Int32.max))
      case "Int16": (Int(Int16.min), Int(Int16.max))
      case "Int8": (Int(Int8.min), Int(Int8.max))
      case "UInt32": (0, Int(UInt32.max))
      case "UInt16": (0, Int(UInt16.max))
      case "UInt8": (0, Int(UInt8.max))
      // Greater than what is counted with here.
      case "UInt", "UInt64": name == "min" ? (0, 0) : nil
      default: nil
      }
    return limits.map { .int(name == "min" ? $0.min : $0.max) }
  }

  /// `UIScreen.main.bounds`.
  private func screenMember(_ symbol: Symbol, _ name: String) -> Value? {
    guard symbol.type == "UIScreen", symbol.name == "main", name == "bounds" else { return nil }
    return rectangle(0, 0, settings.screenSize.width, settings.screenSize.height)
  }

  func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Value {
    .tuple([
      Value.Element(label: "x", value: .double(x)), Value.Element(label: "y", value: .double(y)),
      Value.Element(label: "width", value: .double(width)),
      Value.Element(label: "height", value: .double(height)),
    ])
  }
}
