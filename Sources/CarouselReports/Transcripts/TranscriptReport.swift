import CarouselModel
public import CarouselNarration
public import CarouselSemantics

/// What a screen reader says on a screen, stop by stop.
public struct TranscriptReport: Report {
  /// Reports stand under "transcripts".
  public static let collectionName = "transcripts"

  private let file: String
  private let tree: SemanticTree
  private let narrator: Narrator

  /// Reports on a screen that was read from a file.
  public init(file: String, tree: SemanticTree, narrator: Narrator) {
    self.file = file
    self.tree = tree
    self.narrator = narrator
  }

  /// Writes one utterance a line; a stop that says nothing is named as one.
  public func writeText(to output: inout some TextOutputStream) {
    let motion = tree.context.settings.reduceMotion ? ", Reduce Motion on" : ""
    output.write("screen \(EscapedText.plain(tree.name))\(motion)\n")
    var notes = TranscriptNotes()
    for utterance in narrator.transcript(of: tree.stops) {
      let lines = utterance.isSilent ? ["(nothing is said here)"] : utterance.lines
      for (index, line) in lines.enumerated() {
        output.write((index == 0 ? "  " : "    ") + EscapedText.heard(line) + "\n")
      }
      notes.add(utterance)
    }
    if notes.stops == 0 { output.write("  (no stop)\n") }
    for note in notes.lines(tree.assumptions) { output.write("  \(EscapedText.plain(note))\n") }
  }

  /// Writes the parts of each utterance.
  public func writeJSON(to output: inout some TextOutputStream) {
    output.write("{\"file\":\(JSONText.string(file)),\"view\":\(JSONText.string(tree.name)),")
    output.write("\"profile\":\(JSONText.string(narrator.profile.rawValue)),")
    output.write("\"settings\":\(SettingsJSON.text(tree.context.settings)),\"utterances\":[")
    var notes = TranscriptNotes()
    for utterance in narrator.transcript(of: tree.stops) {
      output.write(notes.stops == 0 ? "\n" : ",\n")
      output.write(UtteranceJSON.text(utterance))
      notes.add(utterance)
    }
    output.write("],\"assumptions\":\(JSONText.strings(tree.assumptions + notes.assumptions)),")
    output.write("\"assumedWords\":\(JSONText.strings(notes.assumedWords))}")
  }
}
