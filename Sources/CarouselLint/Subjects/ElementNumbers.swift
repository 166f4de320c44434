import CarouselModel
import CarouselSemantics

/// Numbers that tell elements of one kind apart: "Text 2" is the second of several texts.
struct ElementNumbers {
  private struct Key: Hashable {
    var view: String
    var label: TextValue?
    var frame: Frame
  }

  private var counts: [String: Int] = [:]
  private var numbers: [Key: Int] = [:]

  init(_ elements: [SemanticNode]) {
    guard elements.count > 1 else { return }
    for node in elements {
      counts[node.view, default: 0] += 1
      let key = Self.key(of: node)
      if numbers[key] == nil { numbers[key] = counts[node.view] }
    }
  }

  /// The number with a space before it; empty where the element is the only one of its kind.
  func words(for node: SemanticNode) -> String {
    guard counts[node.view, default: 0] > 1, let number = numbers[Self.key(of: node)] else { return "" }
    return " \(number)"
  }

  private static func key(of node: SemanticNode) -> Key {
    Key(view: node.view, label: node.label, frame: node.frame)
  }
}
