import CarouselModel

import enum LocatedValues.TerminalText

/// Text from files, made safe for a terminal.
enum EscapedText {
  static func plain(_ text: String) -> String { TerminalText.escaped(text) }

  /// A text as it is heard: the end of a line inside it is no more than a pause.
  static func heard(_ text: String) -> String {
    plain(String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }

  /// A text in double quotes.
  static func quoted(_ text: TextValue) -> String { "\"" + plain(text.rendered) + "\"" }
}
