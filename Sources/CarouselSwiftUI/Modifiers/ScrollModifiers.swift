internal import CarouselModel

extension Interpreter {
  /// SwiftUI's modifiers of scrolling; nil where the name is none of them.
  func scrolling(_ call: ModifierCall) -> [Modifier.Kind]? {
    switch call.name {
    case "contentMargins": return [margins(call).map { .scrolling(.contentMargins($0)) } ?? call.unknown()]
    case "scrollTargetBehavior": return behavior(call).map { [.scrolling(.targetBehavior($0))] }
    case "scrollTargetLayout": return [.scrolling(.targetLayout)]
    case "scrollPosition": return position(call)
    case "scrollIndicators":
      let isHidden = ["hidden", "never"].contains(call.symbol?.name ?? "")
      return [.scrolling(.indicators(isVisible: !isHidden))]
    case "scrollDisabled":
      guard let isDisabled = truth(call.value(nil) ?? .bool(true)) else { return [call.unknown()] }
      return isDisabled ? [.scrolling(.disabled)] : []
    case "accessibilityScrollStatus": return call.argument(nil).map { [.scrolling(.status(text($0)))] }
    default: return nil
    }
  }

  private func margins(_ call: ModifierCall) -> EdgeInsets? {
    let bare = call.arguments.filter { $0.label == nil }.map(\.value.read)
    guard let length = bare.last?.number else { return nil }
    return EdgeInsets(bare.count > 1 ? edges(bare[0]) ?? .all : .all, length)
  }

  private func behavior(_ call: ModifierCall) -> ScrollModifier.TargetBehavior? {
    guard let symbol = call.symbol else { return nil }
    if symbol.name == "paging" || symbol.type == "PagingScrollTargetBehavior" { return .paging }
    guard symbol.name == "viewAligned" || symbol.type == "ViewAlignedScrollTargetBehavior" else { return nil }
    guard case .symbol(let limit)? = symbol.argument("limitBehavior") else { return .viewAligned(limit: nil) }
    return .viewAligned(limit: limit.name)
  }

  private func position(_ call: ModifierCall) -> [Modifier.Kind]? {
    guard case .binding(let binding)? = call.argument("id")?.value, let key = binding.key else { return nil }
    let anchor = call.value("anchor").flatMap { alignment($0) }
    return [.scrolling(.position(key, anchor: anchor?.horizontal))]
  }
}
