import CarouselModel
import CarouselSemantics

/// Elements and containers with frames, as UIKit gives them, in a short spelling.
enum GivenElements {
  /// An element of a name at a place; 10 by 10 points unless said otherwise.
  static func element(
    _ label: String, _ x: Double, _ y: Double, width: Double = 10, height: Double = 10, traits: Traits = []
  ) -> ViewNode {
    var content = ElementContent()
    content.label = TextValue(label)
    content.frame = Rect(x: x, y: y, width: width, height: height)
    content.traits = traits
    return ViewNode(.element(content))
  }

  /// A container; without a kind or words of its own it is only a group.
  static func group(
    _ order: ChildOrder, kind: ContainerKind = .none, label: String? = nil, traits: Traits = [],
    frame: Rect? = nil, isHidden: Bool = false, _ children: [ViewNode]
  ) -> ViewNode {
    var content = ElementContent(.container)
    content.order = order
    content.containerKind = kind
    content.label = label.map { TextValue($0) }
    content.traits = traits
    content.frame = frame
    content.isHidden = isHidden
    return ViewNode(.element(content), children: ViewList(children))
  }

  /// The labels in reading order, of nodes under a root of an order.
  static func read(
    root: ChildOrder = .sorted, idiom: AccessibilitySettings.Idiom = .phone,
    direction: AccessibilitySettings.LayoutDirection = .leftToRight, _ nodes: [ViewNode]
  ) -> [String] {
    var settings = AccessibilitySettings()
    settings.idiom = idiom
    settings.layoutDirection = direction
    return TreePage.tree(group(root, nodes), settings: settings).spoken
  }
}
