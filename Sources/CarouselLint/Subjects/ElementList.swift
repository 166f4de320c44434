import CarouselModel
import CarouselSemantics

/// The stops among nodes, in reading order, and what is hidden beside them.
struct ElementList {
  private(set) var elements: [SemanticNode] = []
  private(set) var containers: [SemanticNode] = []
  private(set) var hidden: [SemanticNode] = []

  init(_ list: NodeList, _ settings: AccessibilitySettings) {
    let order = ReadingOrder(settings)
    read(list, .sorted, order)
    hide(list)
  }

  private mutating func read(_ list: NodeList, _ childOrder: ChildOrder, _ order: ReadingOrder) {
    for node in order.nodes(of: list, order: childOrder) {
      guard node.role == .container else {
        elements.append(node)
        hide(node.hidden)
        continue
      }
      containers.append(node)
      read(node.children, node.order, order)
    }
  }

  /// Hidden nodes, with those inside elements.
  private mutating func hide(_ list: NodeList) {
    for node in list.nodes + list.removed {
      if node.visibility.hiddenReason != nil {
        hidden.append(node)
        hide(node.hidden)
      }
      hide(node.children)
    }
  }

  /// The stops as rules see them; `views` are those that they may come from.
  func subjects(_ views: [ViewSubject], around: Surroundings, _ screen: ScreenFacts) -> [ElementSubject] {
    let origins = ViewOrigins(views)
    let numbers = ElementNumbers(elements)
    return elements.map { node in
      let own = origins.views(of: node)
      let part = node.part ?? own.first?.part ?? around.part
      let path = (around.path + [own.first?.surroundings.path.last ?? node.view]).joined(separator: " / ")
      let number = numbers.words(for: node)
      return ElementSubject(
        node: node, part: part, views: own,
        spot: Spot(
          place: node.source ?? around.source, view: node.view, path: own.first?.spot.path ?? path + number,
          stop: Stop(node: node, context: node.context), carousel: around.carousel, card: around.card),
        language: node.language ?? around.language ?? screen.settings.language,
        isScreenLanguageStated: screen.screen.overrides.language != nil)
    }
  }
}
