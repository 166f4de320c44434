internal import CarouselModel
internal import SwiftSourceReader

/// Takes a modifier away, with its lines where nothing else stands on them.
struct ChainRemoval {
  let source: EditedSource

  func edits(_ link: SourceCall) -> [TextEdit] {
    let range = link.start..<link.range.upperBound
    let isAlone =
      source.beginsLine(range.lowerBound)
      && source.isBlank(range.upperBound..<source.lineEnd(of: range.upperBound))
    guard isAlone else { return [TextEdit(range, "")] }
    let start = source.lineStart(of: range.lowerBound)
    return [TextEdit(start..<source.nextLine(of: range.upperBound), "")]
  }
}
