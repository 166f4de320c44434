import CommandLineParsing
import Testing

/// A value with a syntax of its own.
private struct Size: Hashable {
  let width: Int
  let height: Int

  init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    (self.width, self.height) = (width, height)
  }
}

private let size = Option<Size?>(
  "size", ValueSyntax("WxH", expecting: "WIDTHxHEIGHT, such as 390x844", parse: Size.init), help: "Is.")
private let least = Option<Int?>("least", .integer("N", in: 1 ... .max), help: "Is.")
private let most = Option<Double?>("most", .number("X", in: -.greatestFiniteMagnitude...1.5), help: "Is.")
private let folder = Option<String?>("folder", .directory("FOLDER"), help: "Is.")
private let program = Program(
  "p", version: "1", abstract: "Is.",
  commands: [Command("go", abstract: "Goes.", options: [size, least, most, folder])])

@Suite("Values are read by their syntax")
struct ValueSyntaxTests {
  @Test("A syntax of one's own gives typed values")
  func ownSyntax() throws {
    guard case .command(_, let arguments) = program.parse(["go", "--size", "390x844"]) else {
      Issue.record("not accepted")
      return
    }
    #expect(arguments[size] == Size("390x844"))
    #expect(arguments[size]?.width == 390)
    #expect(arguments[least] == nil)
    #expect(arguments.isGiven(size))
    #expect(!arguments.isGiven(least))
  }

  @Test(
    "What is expected is told",
    arguments: [
      ("--size=390", "invalid value '390' for '--size'; expected WIDTHxHEIGHT, such as 390x844"),
      ("--least=0", "invalid value '0' for '--least'; expected a whole number of at least 1"),
      ("--least=1.0", "invalid value '1.0' for '--least'; expected a whole number of at least 1"),
      ("--most=2", "invalid value '2' for '--most'; expected a number of at most 1.5"),
      ("--most=inf", "invalid value 'inf' for '--most'; expected a number of at most 1.5"),
      ("--most=0x1p3", "invalid value '0x1p3' for '--most'; expected a number of at most 1.5"),
      ("--most=1e999", "invalid value '1e999' for '--most'; expected a number of at most 1.5"),
      ("--folder=", "invalid value '' for '--folder'; expected the path of a folder"),
    ])
  func expectations(word: String, error: String) {
    guard case .failure(let failure) = program.parse(["go", word]) else {
      Issue.record("accepted")
      return
    }
    #expect(failure.errors.map(\.description) == [error])
  }

  @Test("A declaration that the command does not list reads as though not given")
  func undeclared() {
    guard case .command(_, let arguments) = program.parse(["go"]) else { return }
    #expect(arguments[.format] == .text)
    #expect(arguments[.set] == [])
    #expect(!arguments[.all])
    #expect(arguments[.depth] == 1)
  }
}
