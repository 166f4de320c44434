/// A part of help or of the manual page: a title and what stands below it.
struct ReferenceSection: Sendable {
  let title: String
  let entries: [ReferenceEntry]
}

/// A name and what is to be said about it, one fact a line.
struct ReferenceEntry: Hashable, Sendable {
  let term: String
  let facts: [String]
}

extension Command {
  /// Arguments, options and groups of options; empty ones are left out.
  var referenceSections: [ReferenceSection] {
    let operands = ReferenceSection(
      title: "Arguments", entries: arguments.map { ReferenceEntry($0.definition) })
    let own = OptionGroup("Options", options)
    let sections = ([own] + optionGroups + [commonFlags]).map { group in
      ReferenceSection(title: group.title, entries: group.options.map { ReferenceEntry($0.definition) })
    }
    return ReferenceSection.merging([operands] + sections).filter { !$0.entries.isEmpty }
  }

  private var commonFlags: OptionGroup { OptionGroup(OptionGroup.commonTitle, [Flag.help, Flag.version]) }
}

extension ReferenceSection {
  /// Joins sections of the same title, so that `--help` stands at the end of the common options.
  fileprivate static func merging(_ sections: [ReferenceSection]) -> [ReferenceSection] {
    sections.reduce(into: []) { merged, section in
      if let same = merged.firstIndex(where: { $0.title == section.title }) {
        merged[same] = ReferenceSection(
          title: section.title, entries: merged[same].entries + section.entries)
      } else {
        merged.append(section)
      }
    }
  }
}

extension ReferenceEntry {
  init(_ option: OptionDefinition) {
    let names = option.spellings.joined(separator: ", ")
    term = option.value.map { "\(names) \($0.placeholder)" } ?? names
    facts =
      helpLines(option.help) + (option.value?.choiceFacts ?? [])
      + (option.isRepeatable ? ["May be given several times."] : [])
      + (option.defaultText.map { ["Default: \($0)."] } ?? [])
  }

  init(_ argument: ArgumentDefinition) {
    term = argument.name
    facts =
      helpLines(argument.help) + argument.value.choiceFacts
      + (argument.isRepeatable ? ["May be given several times."] : [])
      + (argument.isRequired ? ["Required."] : [])
      + (argument.defaultText.map { ["Default: \($0)."] } ?? [])
  }
}

extension ValueDefinition {
  /// The choices: all on one line, or a line each where they are explained.
  fileprivate var choiceFacts: [String] {
    guard !choices.isEmpty else { return [] }
    guard choices.contains(where: { $0.help != nil }) else {
      return ["Choices: \(choices.map(\.name).joined(separator: ", "))."]
    }
    return ["Choices:"] + choices.map { choice in choice.help.map { "\(choice.name): \($0)" } ?? choice.name }
  }
}

private func helpLines(_ help: String) -> [String] {
  help.split(separator: "\n").map(String.init)
}
