public import CarouselModel
public import CarouselNarration
import CarouselSemantics

/// What is said while somebody walks through a screen, step by step.
public struct NavigationReport: Report {
  /// Reports stand under "navigations".
  public static let collectionName = "navigations"

  private let file: String
  private let screen: Screen
  private let narrator: Narrator
  private let commands: [CursorCommand]

  /// Reports on a walk through a screen that was read from a file.
  public init(file: String, screen: Screen, narrator: Narrator, commands: [CursorCommand]) {
    self.file = file
    self.screen = screen
    self.narrator = narrator
    self.commands = commands
  }

  /// Writes each command with what is said; words in parentheses are this program's and no screen reader's.
  public func writeText(to output: inout some TextOutputStream) {
    let motion = narrator.settings.reduceMotion ? ", Reduce Motion on" : ""
    output.write("screen \(EscapedText.plain(screen.name))\(motion)\n")
    var assumptions: [String] = []
    walk { step in
      let name = step.command?.name ?? "opened"
      output.write("  \(EscapedText.plain(name)): \(EscapedText.heard(step.line))\n")
      let told = step.assumptions + (step.stop?.assumptions ?? [])
      assumptions += told.filter { !assumptions.contains($0) }
    }
    for assumption in screen.assumptions + assumptions {
      output.write("  assumption: \(EscapedText.plain(assumption))\n")
    }
  }

  /// Writes one object a step.
  public func writeJSON(to output: inout some TextOutputStream) {
    output.write("{\"file\":\(JSONText.string(file)),\"view\":\(JSONText.string(screen.name)),")
    output.write("\"settings\":\(SettingsJSON.text(narrator.settings)),\"steps\":[")
    var isFirst = true
    walk { step in
      output.write(isFirst ? "\n" : ",\n")
      isFirst = false
      output.write(text(step))
    }
    output.write("]}")
  }

  private func walk(_ use: (Step) -> Void) {
    var cursor = Cursor(screen: screen, narrator: narrator)
    use(cursor.opening)
    for command in commands { use(cursor.perform(command)) }
  }

  private func text(_ step: Step) -> String {
    JSONText.object([
      "command": JSONText.string(step.command?.name), "said": JSONText.strings(step.said.map(\.text)),
      "moved": "\(step.hasMoved)", "changed": "\(step.hasChangedState)",
      "refused": JSONText.string(step.refusal.map(String.init(describing:))),
      "assumptions": JSONText.strings(step.assumptions), "source": JSONText.place(step.stop?.node.source),
    ])
  }
}
