extension Argument where Value == String? {
  /// The command that help is wanted about.
  static func helpTopic(_ commands: [Command]) -> Self {
    let choices = commands.map { Choice($0.name, help: $0.abstract) }
    return Argument(
      .text("COMMAND", completion: .list(choices)), defaultText: "the whole program",
      help: "The command to tell about.")
  }
}

extension Command {
  static let helpName = "help"

  /// The built-in command `help [COMMAND]`.
  static func help(about commands: [Command]) -> Command {
    Command(
      helpName, abstract: "Tells about the program or one of its commands.",
      arguments: [Argument.helpTopic(commands)])
  }
}
