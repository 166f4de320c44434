import CommandLineParsing
import Testing

private func faults(_ commands: Command...) -> [DeclarationFault] {
  Program("p", version: "1", abstract: "Is.", commands: commands).declarationFaults
}

@Suite("Mistakes in declarations are found")
struct DeclarationFaultTests {
  @Test("A sound program has none")
  func sound() {
    #expect(demo.declarationFaults == [])
  }

  @Test("Names of commands and options")
  func names() {
    let go = Command(
      "go", abstract: "Goes.",
      options: [
        Flag("Loud", help: "Is."), Flag("soft", short: "ß", help: "Is."), Flag("x y", help: "Is."),
        Flag("help", help: "Is."), Flag("hot", short: "h", help: "Is."), Flag("mute", help: ""),
      ])
    #expect(
      faults(go) == [
        .badName("Loud", command: "go"), .badName("x y", command: "go"), .badShort("ß", command: "go"),
        .duplicateName("-h", command: "go"), .duplicateName("--help", command: "go"),
        .missingHelp("--mute", command: "go"),
      ])
    #expect(
      faults(
        Command("go", abstract: "Goes."), Command("go", abstract: "Goes."),
        Command("help", abstract: "Helps."))
        == [.duplicateName("go", command: ""), .duplicateName("help", command: "")])
  }

  @Test("Arguments that cannot be reached, and extensions that a shell would misread")
  func arguments() {
    let many = Argument<[String]>(repeating: .file("PATH", extensions: ["a b"]), help: "Is.")
    let maybe = Argument<String?>(.text("MAYBE"), help: "Is.")
    let must = Argument<String>(required: .text("MUST"), help: "Is.")
    #expect(
      faults(Command("go", abstract: "Goes.", arguments: [many, maybe, must]))
        == [
          .unreachableArgument("MAYBE", command: "go"), .unreachableArgument("MUST", command: "go"),
          .badExtension("a b", command: "go"),
        ])
  }
}
