import CommandLineParsing
import Testing

@Suite("Exit codes are those of grep and diff")
struct ExitCodeTests {
  @Test("The numbers")
  func numbers() {
    #expect(ExitCode.done.rawValue == 0)
    #expect(ExitCode.findings.rawValue == 1)
    #expect(ExitCode.failure.rawValue == 2)
  }
}
