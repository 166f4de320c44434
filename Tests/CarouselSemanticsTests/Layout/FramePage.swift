import CarouselModel
import CarouselSemantics

/// The frames of a view's elements as lines: `a: x 10, y 20, 30 by 40`, in whole points.
enum FramePage {
  static func lines(_ view: some View, settings: AccessibilitySettings = small) -> [String] {
    lines(of: TreePage.tree(view, settings: settings))
  }

  static func lines(of tree: SemanticTree) -> [String] {
    tree.stops.map { stop in
      "\(stop.node.label?.rendered ?? stop.node.view): \(words(stop.node.frame.rect))"
    }
  }

  private static func words(_ rect: Rect?) -> String {
    guard let rect else { return "nowhere" }
    let numbers = [rect.x, rect.y, rect.width, rect.height].map { "\(Int($0.rounded()))" }
    return "x \(numbers[0]), y \(numbers[1]), \(numbers[2]) by \(numbers[3])"
  }

  /// A screen of 200 by 100 points.
  static let small = screen(200, 100)

  static func screen(_ width: Double, _ height: Double) -> AccessibilitySettings {
    var settings = AccessibilitySettings()
    settings.screenSize = Size(width: width, height: height)
    return settings
  }

  /// An element of a fixed size.
  static func box(_ name: TextValue, _ width: Double, _ height: Double) -> ViewNode {
    Color(.clear).accessibilityLabel(name).frame(width: width, height: height)
  }

  /// An element that takes what it is offered.
  static func filler(_ name: TextValue) -> ViewNode { Color(.clear).accessibilityLabel(name) }
}
