import CarouselDefinitions
import CarouselLint
import CarouselModel
import LocatedValues

/// What the lint tool needs of a kind of source: its screens, its suppressions, and a way to mend it.
///
/// Nothing else of the tool knows whether a file is a definition or something else.
struct SourceDoor: Sendable {
  /// The endings of the files, without the dot and in lower case.
  var extensions: Set<String>
  /// Reads a file's screens.
  var read: @Sendable (_ bytes: [UInt8], _ file: String) -> Contents
  /// Reads what silences rules in a file.
  var suppressions: @Sendable (_ reader: SuppressionReader, _ bytes: [UInt8], _ file: String) -> Suppressions
  /// Turns changes of views into changes of the text; nil where the text has no place for them.
  var edits: @Sendable (_ edits: [SemanticEdit], _ bytes: [UInt8], _ file: String) -> [TextEdit]?

  /// What came of reading a file.
  struct Contents: Sendable {
    /// The screens that nothing is wrong with.
    var screens: [Screen]
    /// Everything that is wrong.
    var diagnostics: Diagnostics
  }

  /// YAML and JSON definitions.
  static let definitions = SourceDoor(
    extensions: Set(InputOptions.extensions),
    read: { bytes, file in
      let reading = DefinitionReader().read(bytes, file: file)
      return Contents(screens: reading.screens, diagnostics: reading.diagnostics)
    },
    suppressions: { reader, bytes, file in reader.suppressions(inDefinition: bytes, file: file) },
    edits: { edits, bytes, file in DefinitionEditor(bytes, file: file)?.textEdits(for: edits) })

  /// SwiftUI source, which is read as a project and is not linted yet: that is said, rather than read as YAML.
  static let swift = SourceDoor(
    extensions: ["swift"],
    read: { _, file in
      var diagnostics = Diagnostics(file: file)
      diagnostics.error(
        at: .start, "SwiftUI source cannot be linted yet",
        advice: "lint a definition; 'read' and 'tree' take this file")
      return Contents(screens: [], diagnostics: diagnostics)
    },
    suppressions: { _, _, _ in .none }, edits: { _, _, _ in nil })

  /// All doors; a file that fits none is taken for a definition.
  static let all: [SourceDoor] = [definitions, swift]

  /// The door for a file, by the ending of its name.
  static func door(for file: String) -> SourceDoor {
    all.first { door in door.extensions.contains { file.lowercased().hasSuffix("." + $0) } } ?? definitions
  }
}
