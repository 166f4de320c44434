import CarouselDefinitions
import CarouselModel
import LocatedValues

/// What the lint tool needs of a kind of source: its screens and what is wrong with it.
///
/// Nothing else of the tool knows whether a file is a definition or something else.
struct SourceDoor: Sendable {
  /// The endings of the files, without the dot and in lower case.
  var extensions: Set<String>
  /// Reads a file's screens.
  var read: @Sendable (_ bytes: [UInt8], _ file: String) -> Contents

  /// What came of reading a file.
  struct Contents: Sendable {
    /// The screens that nothing is wrong with.
    var screens: [Screen]
    /// Everything that is wrong.
    var diagnostics: Diagnostics
  }

  /// YAML and JSON definitions.
  static let definitions = SourceDoor(extensions: Set(InputOptions.extensions)) { bytes, file in
    let reading = DefinitionReader().read(bytes, file: file)
    return Contents(screens: reading.screens, diagnostics: reading.diagnostics)
  }

  /// All doors; a file that fits none is taken for a definition.
  static let all: [SourceDoor] = [definitions]

  /// The door for a file, by the ending of its name.
  static func door(for file: String) -> SourceDoor {
    all.first { door in door.extensions.contains { file.lowercased().hasSuffix("." + $0) } } ?? definitions
  }
}
