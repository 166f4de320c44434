import CarouselModel
import CarouselSemantics

/// Finds the text that is the title of a carousel.
enum Headings {
  /// The text above a carousel that is its heading, or looks like one.
  static func before(_ carousel: CarouselSubject, on screen: ScreenSubject) -> ElementSubject? {
    let candidates = texts(above: carousel, on: screen)
    return candidates.last { $0.node.traits.contains(.header) } ?? candidates.first { looksLikeTitle($0) }
  }

  /// The texts that are stops between the carousel before, if any, and a carousel, in the order of declaration.
  static func texts(above carousel: CarouselSubject, on screen: ScreenSubject) -> [ElementSubject] {
    let views = screen.views
    guard
      let own = views.firstIndex(where: {
        $0.surroundings.carousel == carousel.number && $0.placed.view.isCarousel
      }) ?? views.firstIndex(where: { $0.surroundings.carousel == carousel.number })
    else { return [] }
    let previous = views[..<own].lastIndex { $0.surroundings.carousel != nil } ?? -1
    var paths = Set(views[(previous + 1)..<own].filter { $0.text != nil }.map(\.spot.path))
    for view in views[own...] where view.part == .heading && view.surroundings.carousel == carousel.number {
      paths.insert(view.spot.path)
    }
    return screen.elements.filter { $0.node.view == "Text" && paths.contains($0.view?.spot.path ?? "") }
  }

  /// Whether a text is stated to be a heading, or set as large as one.
  static func looksLikeTitle(_ element: ElementSubject) -> Bool {
    guard let view = element.view, let text = view.text, !element.isInteractive else { return false }
    guard !isAmount(text.rendered), !SpokenWords.isBlank(text.rendered) else { return false }
    if element.part == .heading { return true }
    guard !view.surroundings.isInControl else { return false }
    switch view.placed.font.basis {
    case .style(let style):
      return [.largeTitle, .title, .title2, .title3].contains(style) && (style != .title3 || isBold(view))
    case .fixed(let size), .scaled(let size, _): return size >= 20 && isBold(view)
    }
  }

  private static func isBold(_ view: ViewSubject) -> Bool {
    [.bold, .heavy, .black, .semibold].contains(view.placed.font.weight ?? .regular)
  }

  /// Whether a text is a number, price or time in large type.
  private static func isAmount(_ text: String) -> Bool {
    let letters = text.filter(\.isLetter).count
    return text.contains(where: \.isNumber) && letters <= 3
  }
}

extension ViewNode {
  /// Whether the view is a carousel.
  var isCarousel: Bool { if case .carousel = kind { true } else { false } }
}
