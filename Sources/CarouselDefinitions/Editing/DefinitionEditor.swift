public import CarouselModel
import LocatedValues

/// Turns changes of views into changes of the text of a definition, so that comments and layout stay.
///
/// A key that a change sets is written over where it stands, or added as the last key of its view, where it is the
/// outermost modifier.
public struct DefinitionEditor: Sendable {
  private let source: DefinitionSource

  /// Reads a definition's text; nil where it cannot be read to its end.
  public init?(_ bytes: [UInt8], file: String) {
    let reading = DocumentReader().read(bytes, file: file)
    guard let value = reading.value, !reading.diagnostics.hasErrors else { return nil }
    source = DefinitionSource(value, bytes: bytes, isJSON: reading.format == .json)
  }

  /// The text edits for changes that belong together; nil where the text has no place for one of them.
  public func textEdits(for edits: [SemanticEdit]) -> [TextEdit]? {
    var result: [TextEdit] = []
    for edit in edits {
      guard let edits = textEdits(for: edit) else { return nil }
      result += edits
    }
    return result
  }

  private func textEdits(for edit: SemanticEdit) -> [TextEdit]? {
    guard let view = source.value(at: edit.view) else { return nil }
    let editor = ViewEditor(source: source, view: view, property: edit.property.flatMap(source.entry))
    return editor.edits(for: edit.change)
  }
}
