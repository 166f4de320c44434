import Foundation

/// Definitions that speech is tried on.
enum Definitions {
  /// The documented Cover Flow Carousel, whose selection is "Midnight".
  static let coverFlow = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Demos/cover-flow-carousel/definition.yaml").path

  /// A carousel of so many cards.
  static func cards(_ count: Int) -> String {
    "cover-flow-carousel:\n  items:\n"
      + (1...count).map { "    - {id: c\($0), title: Album \($0)}\n" }.joined()
  }
}
