import CommandTesting
import Foundation
import Testing

/// Every case of Fixtures goes through the command, and must give the files beside it.
///
/// `UPDATE_FIXTURES=1` rewrites them instead; read the difference like a page before you keep it.
@Suite("Fixtures")
struct FixtureTests {
  @Test("give what stands beside them", arguments: FixtureCase.all)
  func expectations(_ fixture: FixtureCase) throws {
    for expectation in fixture.expectations {
      let result = CommandRun(expectation.words + [fixture.definition.path])
      let actual =
        result.output.replacing(fixture.definition.path, with: fixture.input)
        + result.errors.replacing(fixture.definition.path, with: fixture.input)
      if FixtureCase.rewrites {
        try actual.write(to: fixture.file(expectation), atomically: true, encoding: .utf8)
      } else {
        let expected = try? String(contentsOf: fixture.file(expectation), encoding: .utf8)
        #expect(LineDifference(expected ?? "", actual).lines == [], "\(fixture): \(expectation.name)")
      }
    }
  }

  @Test("hold no file that nobody looks at", arguments: FixtureCase.all)
  func strays(_ fixture: FixtureCase) throws {
    let known = Set(fixture.expectations.map(\.name) + [fixture.input, "README.md"])
    let found = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    // Beside source may lie the data that it reads.
    #expect(Set(found).subtracting(known).filter { !$0.hasSuffix(".json") } == [])
  }

  @Test("say the same with Reduce Motion off and on", arguments: FixtureCase.all)
  func variants(_ fixture: FixtureCase) {
    let off = CommandRun(["read", "--reduce-motion", "off", fixture.definition.path]).spoken
    let on = CommandRun(["read", "--reduce-motion", "on", fixture.definition.path]).spoken
    #expect(off == on)
  }
}

extension CommandRun {
  /// What is said, without the headings of screens.
  fileprivate var spoken: [String] { lines.filter { !$0.hasPrefix("screen ") } }
}
