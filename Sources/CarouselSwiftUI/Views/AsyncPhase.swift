internal import CarouselModel

/// The phase of an `AsyncImage`: it is taken to have loaded, as it is for most of its time on the screen.
enum AsyncPhase {
  static let type = "AsyncImagePhase"

  /// The phase of a loaded image.
  static func success(_ image: ViewValue) -> Value {
    .symbol(Symbol(type: type, name: "success", arguments: [ValueArgument(nil, .view(image))]))
  }

  /// `image` and `error` of a phase.
  static func member(of symbol: Symbol, _ name: String) -> Value? {
    guard symbol.type == type, symbol.name == "success" else { return nil }
    switch name {
    case "image": return symbol.argument(at: 0)
    case "error": return Value.none
    default: return nil
    }
  }
}
