import CarouselModel
import Foundation

/// Finds carousels and pictures among the views of a screen.
enum CarouselFinder {
  static func carousels(in screen: Screen, reduceMotion: Bool = false) -> [Carousel] {
    nodes(in: screen, reduceMotion: reduceMotion).compactMap {
      if case .carousel(let carousel) = $0.kind { carousel } else { nil }
    }
  }

  static func images(in screen: Screen) -> [ImageContent] {
    nodes(in: screen, reduceMotion: false).compactMap {
      if case .image(let image) = $0.kind { image } else { nil }
    }
  }

  /// Every view, also those inside readers and overlays.
  static func nodes(in screen: Screen, reduceMotion: Bool) -> [ViewNode] {
    let settings = AccessibilitySettings().withReduceMotion(reduceMotion)
    let context = screen.context(settings: settings)
    func walk(_ node: ViewNode) -> [ViewNode] {
      let inner: ViewList =
        switch node.kind {
        case .reader(let content): content(context)
        case .geometryReader(let content): content(Size(width: 393, height: 400))
        default: []
        }
      let layers = node.modifiers.flatMap { modifier -> [ViewNode] in
        switch modifier.kind {
        case .layout(.overlay(let views, _)), .layout(.background(let views, _)): Array(views)
        default: []
        }
      }
      return [node] + (Array(inner) + layers + Array(node.children)).flatMap(walk)
    }
    return walk(screen.root(settings: settings))
  }
}

/// The folder of definitions with what comes of them.
enum FixtureFolder {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// Whether expected files are rewritten instead of compared.
  static var rewrites: Bool { ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" }

  /// Compares a text with that of a file, or rewrites the file; gives the lines that differ.
  static func differences(_ text: String, from file: URL) throws -> [String] {
    if rewrites {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return []
    }
    let expected = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    let actual = text.split(separator: "\n")
    return actual.difference(from: expected).map { change in
      switch change {
      case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
      case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
      }
    }
  }
}
