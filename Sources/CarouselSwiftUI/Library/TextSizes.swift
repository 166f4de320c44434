internal import CarouselModel

/// `DynamicTypeSize`, whose values have an order.
enum TextSizes {
  /// The place of a size among all; nil where a value is none.
  static func rank(_ value: Value) -> Int? {
    guard case .symbol(let symbol) = value, symbol.isImplicit || symbol.type == "DynamicTypeSize",
      let size = AccessibilitySettings.TextSize(rawValue: symbol.name)
    else { return nil }
    return AccessibilitySettings.TextSize.allCases.firstIndex(of: size)
  }

  /// A property of a size.
  static func member(of symbol: Symbol, _ name: String) -> Value? {
    guard name == "isAccessibilitySize", rank(.symbol(symbol)) != nil else { return nil }
    return .bool(symbol.name.hasPrefix("accessibility"))
  }
}
