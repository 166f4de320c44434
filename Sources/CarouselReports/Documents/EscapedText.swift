import CarouselModel

import enum LocatedValues.TerminalText

/// Text from files, made safe for a terminal.
enum EscapedText {
  static func plain(_ text: String) -> String { TerminalText.escaped(text) }

  /// A text in double quotes.
  static func quoted(_ text: TextValue) -> String { "\"" + plain(text.rendered) + "\"" }
}
