/// The accessibility traits of UIKit and SwiftUI, each one bit.
///
/// `adjustable` and `notEnabled` have no SwiftUI spelling: they come from an adjustable action and from
/// `disabled`. The text-entry, tab-item and back-button bits are private to UIKit and are set by its
/// controls (names as AccessibilitySnapshot 0.12.1 uses them).
public struct Traits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public var rawValue: UInt32
  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A control that does something when activated.
  public static let button = Traits(rawValue: 1 << 0)
  /// A link to another place.
  public static let link = Traits(rawValue: 1 << 1)
  /// A picture.
  public static let image = Traits(rawValue: 1 << 2)
  /// The chosen one of several.
  public static let selected = Traits(rawValue: 1 << 3)
  /// Plays its own sound when activated.
  public static let playsSound = Traits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Traits(rawValue: 1 << 5)
  /// Text that cannot change.
  public static let staticText = Traits(rawValue: 1 << 6)
  /// A summary that is read when the app starts.
  public static let summaryElement = Traits(rawValue: 1 << 7)
  /// Disabled: spoken as "Dimmed".
  public static let notEnabled = Traits(rawValue: 1 << 8)
  /// Changes too often to announce each change.
  public static let updatesFrequently = Traits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = Traits(rawValue: 1 << 10)
  /// Starts playing media when activated.
  public static let startsMediaSession = Traits(rawValue: 1 << 11)
  /// Has a value that swiping up or down changes.
  public static let adjustable = Traits(rawValue: 1 << 12)
  /// Takes touches itself.
  public static let allowsDirectInteraction = Traits(rawValue: 1 << 13)
  /// Turns the page when reading reaches its end.
  public static let causesPageTurn = Traits(rawValue: 1 << 14)
  /// A bar of tabs: its children are read as tabs with their position.
  public static let tabBar = Traits(rawValue: 1 << 15)
  /// A heading.
  public static let header = Traits(rawValue: 1 << 16)
  /// Hides its siblings from assistive technology.
  public static let modal = Traits(rawValue: 1 << 17)
  /// A field that text is typed into.
  public static let textEntry = Traits(rawValue: 1 << 18)
  /// The text field that is being typed into.
  public static let isEditing = Traits(rawValue: 1 << 19)
  /// A text field that hides what is typed.
  public static let secureTextField = Traits(rawValue: 1 << 20)
  /// The button that leads back.
  public static let backButton = Traits(rawValue: 1 << 21)
  /// One tab of a tab bar.
  public static let tabBarItem = Traits(rawValue: 1 << 22)
  /// A text field of several lines.
  public static let textArea = Traits(rawValue: 1 << 23)
  /// A switch (SwiftUI's `isToggle`).
  public static let switchButton = Traits(rawValue: 1 << 24)
  /// A picture that can be zoomed.
  public static let supportsZoom = Traits(rawValue: 1 << 25)

  /// Every trait with its name, in the order of the bits.
  public static let names: [(name: String, trait: Traits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header), ("modal", .modal), ("textEntry", .textEntry),
    ("isEditing", .isEditing), ("secureTextField", .secureTextField), ("backButton", .backButton),
    ("tabBarItem", .tabBarItem), ("textArea", .textArea), ("switchButton", .switchButton),
    ("supportsZoom", .supportsZoom),
  ]

  /// Creates the trait of a name, if there is one.
  public init?(name: String) {
    guard let match = Traits.names.first(where: { $0.name == name }) else { return nil }
    self = match.trait
  }

  /// The names of the traits in the set, in the order of the bits.
  public var names: [String] { Traits.names.filter { contains($0.trait) }.map(\.name) }
}
