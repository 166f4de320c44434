import CarouselModel

/// The screens of a source, one of which is to be tested.
struct ScreenChoice {
  private let screens: [Screen]
  private let source: String

  init(_ screens: [Screen], source: String) {
    self.screens = screens
    self.source = source
  }

  /// The screen of a name; without one, the only screen.
  func screen(named name: String?) throws -> Screen {
    guard let first = screens.first else { throw ScreenError(.noScreen(in: source)) }
    let names = screens.map(\.name)
    guard let name else {
      guard screens.count == 1 else { throw ScreenError(.severalScreens(names)) }
      return first
    }
    guard let found = screens.first(where: { $0.name == name }) else {
      throw ScreenError(.noScreenNamed(name, available: names))
    }
    return found
  }
}
