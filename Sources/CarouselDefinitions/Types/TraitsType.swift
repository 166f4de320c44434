import CarouselModel
import LocatedValues

extension ValueType where Value == Traits {
  /// Traits by name, in a list or one alone; SwiftUI's spellings (`isButton`) are read too.
  static var traits: ValueType {
    ValueType<[Traits]>.oneOrMore(of: .trait).map { Traits($0) }
  }

  /// One trait.
  private static var trait: ValueType {
    ValueType(.choice("a trait", TraitNames.all)) { value, session in
      guard let name = value.text, !value.isNull else { return session.wrongType(value, wants: "a trait") }
      if let trait = TraitNames.trait(name) { return trait }
      session.unknownName(
        name, at: value.place, names: Traits.names.map(\.name), others: TraitNames.swiftUI.map(\.name),
        words: "a trait")
      return nil
    }
  }
}

/// The names of traits that definitions know.
enum TraitNames {
  /// SwiftUI's names for traits (`AccessibilityTraits`).
  static let swiftUI: [(name: String, trait: Traits)] = [
    ("isButton", .button), ("isLink", .link), ("isImage", .image), ("isSelected", .selected),
    ("isHeader", .header), ("isKeyboardKey", .keyboardKey), ("isStaticText", .staticText),
    ("isSummaryElement", .summaryElement), ("isSearchField", .searchField), ("isModal", .modal),
    ("isTabBar", .tabBar), ("isToggle", .switchButton),
  ]

  /// Every name, Apple's short ones first.
  static let all = Traits.names.map(\.name) + swiftUI.map(\.name)

  static func trait(_ name: String) -> Traits? {
    Traits(name: name) ?? swiftUI.first { $0.name == name }?.trait
  }
}
