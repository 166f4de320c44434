import CarouselNarration

/// What a key asks for.
enum BrowseAction: Hashable, Sendable {
  /// A command of the cursor.
  case perform(CursorCommand)
  /// Raises the value, or goes to the heading before where there is none to adjust.
  case up
  /// Lowers the value, or goes to the next heading where there is none to adjust.
  case down
  /// Performs the action of this zero-based number.
  case custom(Int)
  case tellOffers, tellAgain, tellAssumptions, tellKeys
  case toggleReduceMotion, nextLanguage, stopSpeech, quit

  /// What a key asks for; nil for one that has no meaning.
  init?(_ key: BrowseKey) {
    if case .character(let character) = key, let number = character.wholeNumberValue, character.isASCII {
      guard number > 0 else { return nil }
      self = .custom(number - 1)
    } else if let action = Self.byKey[key] {
      self = action
    } else {
      return nil
    }
  }

  private static let byKey: [BrowseKey: BrowseAction] = [
    .right: .perform(.next), .left: .perform(.previous), .home: .perform(.first), .end: .perform(.last),
    .up: .up, .down: .down, .pageDown: .perform(.scrollForward), .pageUp: .perform(.scrollBack),
    .character("h"): .perform(.nextHeading), .character("H"): .perform(.previousHeading),
    .character(" "): .perform(.activate), .enter: .perform(.activate), .escape: .perform(.escape),
    .character("a"): .tellOffers, .character("c"): .tellAgain, .character("i"): .tellAssumptions,
    .character("?"): .tellKeys, .character("r"): .toggleReduceMotion, .character("l"): .nextLanguage,
    .character("s"): .stopSpeech, .character("q"): .quit, .control("c"): .quit, .control("d"): .quit,
  ]

  /// The keys with what they do, one fact a line.
  static let help = [
    "Right, Left: next or previous element",
    "Up, Down: raise or lower the value; where there is none, previous or next heading",
    "Home, End: first or last element",
    "h, H: next or previous heading",
    "Space or Return: activate",
    "Page Down, Page Up: scroll to the next or previous page",
    "Escape: leave what is open",
    "a: tell the element's actions and more content",
    "1 to 9: perform the action of that number",
    "c: tell the current element again",
    "r: turn Reduce Motion on or off, and tell what changes",
    "l: next language",
    "i: tell what was assumed so far",
    "s: stop speech",
    "?: tell the keys",
    "q, Control-C or Control-D: quit",
  ]
}
