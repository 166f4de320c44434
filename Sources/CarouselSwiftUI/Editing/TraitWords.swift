internal import CarouselModel

/// The names of traits in SwiftUI (`AccessibilityTraits`).
enum TraitWords {
  private static let names: [(Traits, String)] = [
    (.button, "isButton"), (.header, "isHeader"), (.selected, "isSelected"), (.link, "isLink"),
    (.image, "isImage"), (.searchField, "isSearchField"), (.playsSound, "playsSound"),
    (.keyboardKey, "isKeyboardKey"), (.staticText, "isStaticText"), (.summaryElement, "isSummaryElement"),
    (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.modal, "isModal"), (.switchButton, "isToggle"), (.tabBar, "isTabBar"),
  ]

  /// The members, such as `.isHeader`; nil where one of the traits has none.
  static func members(_ traits: Traits) -> [String]? {
    let known = names.filter { traits.contains($0.0) }
    guard known.reduce(Traits(), { $0.union($1.0) }) == traits else { return nil }
    return known.map { "." + $0.1 }
  }

  /// One or several members as an argument.
  static func argument(_ members: [String]) -> String {
    members.count == 1 ? members[0] : "[" + members.joined(separator: ", ") + "]"
  }

  /// The members that an argument lists; nil where it is something else.
  static func members(in argument: String) -> [String]? {
    let isList = argument.hasPrefix("[") && argument.hasSuffix("]")
    let inside = isList ? String(argument.dropFirst().dropLast()) : argument
    let members = inside.split(separator: ",").map { part in
      String(part.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
    let isPlain = members.allSatisfy { member in
      member.hasPrefix(".") && member.dropFirst().allSatisfy { $0.isLetter || $0.isNumber }
    }
    return isPlain && !members.isEmpty && (isList || members.count == 1) ? members : nil
  }
}
