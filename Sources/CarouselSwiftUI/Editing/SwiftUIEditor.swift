public import CarouselModel
internal import SwiftSourceReader

/// Turns changes of views into changes of SwiftUI source, so that comments and layout stay.
///
/// A modifier that a change sets is written over where it stands, or added as the last one about the view itself, in
/// the indentation of its neighbours.
public struct SwiftUIEditor: Sendable {
  private let source: EditedSource
  private let file: String

  /// Reads a source; nil where it cannot be read without an error.
  public init?(_ bytes: [UInt8], file: String) {
    guard let calls = SourceReader().calls(in: String(decoding: bytes, as: UTF8.self)) else { return nil }
    source = EditedSource(bytes, calls)
    self.file = file
  }

  /// The text edits for changes that belong together; nil where the source has no place for one of them.
  public func textEdits(for edits: [SemanticEdit]) -> [TextEdit]? {
    var result: [TextEdit] = []
    for edit in edits {
      guard edit.view.file == file, let chain = source.chain(at: edit.view) else { return nil }
      let property = edit.property.flatMap { $0.file == file ? source.link(at: $0, in: chain) : nil }
      guard let edits = ChainEditor(source: source, chain: chain, property: property).edits(for: edit.change)
      else { return nil }
      for edit in edits { Self.add(edit, to: &result) }
    }
    return result
  }

  /// Whether a change takes code that only the author can write, so that no source has a place for it.
  public static func needsOwnCode(_ change: SemanticEdit.Change) -> Bool {
    ChainEditor.needsOwnCode(change)
  }

  /// Two insertions at one place are one, since nobody could tell which comes first.
  private static func add(_ edit: TextEdit, to edits: inout [TextEdit]) {
    guard edit.range.isEmpty, let index = edits.firstIndex(where: { $0.range == edit.range }) else {
      return edits.append(edit)
    }
    edits[index].replacement += edit.replacement
  }
}
