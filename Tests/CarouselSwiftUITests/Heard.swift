import CarouselModel
import CarouselNarration
import CarouselSemantics
import CarouselSwiftUI
import Foundation

/// What is heard of SwiftUI source.
enum Heard {
  /// The texts of the stops of a screen, in reading order; without a name, of the only or last screen.
  static func lines(
    _ source: String, view: String? = nil, settings: AccessibilitySettings = AccessibilitySettings()
  ) -> [String] {
    guard let screen = screen(source, view: view) else { return ["no screen"] }
    return lines(screen, settings: settings)
  }

  static func lines(
    _ screen: Screen, settings: AccessibilitySettings = AccessibilitySettings(), state: ScreenState? = nil
  ) -> [String] {
    let tree = SemanticTree(screen: screen, settings: settings, state: state)
    let narrator = Narrator(settings: settings)
    return tree.stops.map { narrator.utterance(for: $0).text }
  }

  static func screen(_ source: String, view: String? = nil) -> Screen? {
    let screens = reading(source).screens
    return view.map { name in screens.first { $0.name == name } } ?? screens.last
  }

  static func reading(_ source: String) -> SwiftUIReading {
    SwiftUIReader().read([SwiftUIReader.File(path: "a.swift", text: source)])
  }

  /// A view whose body is the given source, with declarations beside it.
  static func body(_ body: String, _ declarations: String = "") -> String {
    "import SwiftUI\n\(declarations)\nstruct Page: View {\n  var body: some View {\n\(body)\n  }\n}\n"
  }

  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  static func fixture(_ path: String) -> String {
    (try? String(contentsOf: fixtures.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }
}
