import CarouselDefinitions
import CarouselLint
import CarouselModel
import CarouselSwiftUI
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
  /// What turns changes of a file's views into changes of its text.
  var mender: @Sendable (_ bytes: [UInt8], _ file: String) -> Mender

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
    mender: { bytes, file in
      guard let editor = DefinitionEditor(bytes, file: file) else {
        return Mender { _ in .failure(.brokenFile) }
      }
      return Mender { edits in editor.textEdits(for: edits).map { .success($0) } ?? .failure(.noPlace) }
    })

  /// SwiftUI source; a file by itself is read as a project of one file.
  static let swift = SourceDoor(
    extensions: ["swift"],
    read: { bytes, file in
      var project = SwiftProject()
      project.add(file, bytes, isNamed: false)
      let reading = project.read()
      var diagnostics = Diagnostics(file: file)
      diagnostics.add(reading.diagnostics)
      return Contents(screens: reading.screens, diagnostics: diagnostics)
    },
    suppressions: { reader, bytes, file in
      guard CommentScanner.isWorthwhile(bytes) else { return .none }
      let opaque = SwiftUIReader.opaqueRanges(of: String(decoding: bytes, as: UTF8.self))
      return reader.suppressions(inComments: .swift, of: bytes, opaque: opaque)
    },
    mender: { bytes, file in
      guard let editor = SwiftUIEditor(bytes, file: file) else {
        return Mender { _ in .failure(.brokenFile) }
      }
      return Mender { edits in
        guard !edits.contains(where: { SwiftUIEditor.needsOwnCode($0.change) }) else {
          return .failure(.ownCode)
        }
        return editor.textEdits(for: edits).map { .success($0) } ?? .failure(.noPlace)
      }
    })

  /// All doors; a file that fits none is taken for a definition.
  static let all: [SourceDoor] = [definitions, swift]

  /// Whether a file is read together with others, since its views are made of theirs.
  static func isProjectFile(_ file: String) -> Bool { door(for: file).extensions == swift.extensions }

  /// The door for a file, by the ending of its name.
  static func door(for file: String) -> SourceDoor {
    all.first { door in door.extensions.contains { file.lowercased().hasSuffix("." + $0) } } ?? definitions
  }
}
