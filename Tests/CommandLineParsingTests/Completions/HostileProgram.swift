import CommandLineParsing

/// Texts that a shell would run, expand or stumble over if they were not quoted.
let hostileTexts = [
  "it's", "$(touch pwned)", "`touch pwned`", "a;touch pwned", "$HOME", "*", "\\", "\\'; touch pwned #",
  "\"q\"",
  "two words", "[x]", "~", "%s", "-n", "é 🎠",
]

/// A program whose choices and help texts are all hostile.
let hostile = Program(
  "carousel-x", version: "1", abstract: "It's $(touch pwned)",
  commands: [
    Command(
      "run", abstract: hostileTexts.joined(separator: " "),
      arguments: [
        Argument<String>(
          required: .choice("IT'S:[X]", hostileTexts.map { Choice($0, help: $0) }), help: "`touch pwned`:[x]")
      ],
      options: [
        Option<String?>(
          "mode", short: "m", .choice("M'", hostileTexts.map { Choice($0) }), help: "'; touch pwned #\n2")
      ])
  ])
