import SpeechWorkerProtocol

/// Cuts text into pieces, where a reader would pause if possible.
enum PieceCutter {
  /// A piece is not made shorter than this for the sake of a pause.
  private static let shortestClause = 30
  /// Marks after which the engine pauses, when a space follows.
  private static let clauseMarks: Set<Unicode.Scalar> = [
    ".", "!", "?", ";", ":", ",", "…", "؟", "،", "؛", "।", "॥", "։",
  ]
  /// Marks of scripts that are written without spaces.
  private static let wideClauseMarks: Set<Unicode.Scalar> = ["。", "！", "？", "；", "：", "，", "、"]

  /// The pieces of a text whose words are short enough.
  static func pieces(of text: MappedText) -> [PreparedText.Piece] {
    var pieces: [PreparedText.Piece] = []
    var start = 0
    while start < text.count {
      let (end, endsWithPause) = cut(from: start, in: text)
      pieces.append(PreparedText.Piece(text: text[start..<end], endsWithPause: endsWithPause))
      start = end
      if start < text.count && text.scalars[start] == " " { start += 1 }
    }
    return pieces
  }

  private static func cut(from start: Int, in text: MappedText) -> (end: Int, endsWithPause: Bool) {
    guard text.count - start > WireLimits.pieceScalars else { return (text.count, false) }
    let limit = start + WireLimits.pieceScalars
    let clauses = start + shortestClause...limit
    if let end = clauses.last(where: { isClauseEnd($0, in: text) }) { return (end, true) }
    // The words are short enough for a space to be there; a text that breaks this is cut all the same.
    let space = (start + 1...limit).last { text.scalars[$0] == " " }
    return (space ?? limit, false)
  }

  private static func isClauseEnd(_ end: Int, in text: MappedText) -> Bool {
    let mark = text.scalars[end - 1]
    return wideClauseMarks.contains(mark) || (clauseMarks.contains(mark) && text.scalars[end] == " ")
  }
}
