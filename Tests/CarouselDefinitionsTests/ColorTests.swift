import CarouselDefinitions
import CarouselModel
import Testing

/// Colours in all their forms.
@Suite("Colours")
struct ColorTests {
  private func color(_ text: String) -> Color? {
    let page = Page("color: \(text)")
    guard page.faults.isEmpty, let screen = page.reading.screens.first,
      case .shape(let shape) = screen.root(settings: AccessibilitySettings()).kind,
      case .color(let color)? = shape.fill
    else { return nil }
    return color
  }

  @Test(
    "are names, hexadecimal, components or unknown",
    arguments: [
      ("white", Color(.white)), ("grey", Color(.gray)), ("black@0.55", Color(.black, opacity: 0.55)),
      ("'#FF8000'", Color(.rgb(red: 1, green: 128.0 / 255, blue: 0))),
      ("'#ff800080'", Color(.rgb(red: 1, green: 128.0 / 255, blue: 0), opacity: 128.0 / 255)),
      ("'#FF8000@0.5'", Color(.rgb(red: 1, green: 128.0 / 255, blue: 0), opacity: 0.5)),
      ("{rgb: [1, 0.5, 0], opacity: 0.5}", Color(.rgb(red: 1, green: 0.5, blue: 0), opacity: 0.5)),
      ("{color: indigo, opacity: 0.15}", Color(.indigo, opacity: 0.15)),
      ("{unknown: theme.tint}", Color(.unknown("theme.tint"))),
    ] as [(String, Color)])
  func forms(_ text: String, _ expected: Color) {
    #expect(color(text) == expected)
  }

  @Test(
    "are refused otherwise",
    arguments: [
      "whit", "'#FFF'", "'#GGGGGG'", "'#FF80000'", "black@1.5", "black@", "@0.5", "{rgb: [1, 2, 3]}",
      "{rgb: [1]}", "{}",
      "[1, 0, 0]", "null",
    ])
  func refusals(_ text: String) {
    #expect(color(text) == nil)
    #expect(Page("color: \(text)").faults.count >= 1)
  }
}
