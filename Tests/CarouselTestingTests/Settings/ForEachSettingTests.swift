import CarouselModel
import CarouselTesting
import Testing

@Suite("All settings")
struct ForEachSettingTests {
  @Test("are gone through in every combination")
  func combinations() throws {
    var seen: [String] = []
    let screen = try Samples.albums()
    screen.forEachSetting(reduceMotion: .both, languages: ["en", "de"], sizes: [.large, .accessibility5]) {
      seen.append("\($0.settings.reduceMotion) \($0.settings.language) \($0.settings.textSize)")
    }
    #expect(
      seen == [
        "false en large", "false en accessibility5", "false de large", "false de accessibility5",
        "true en large", "true en accessibility5", "true de large", "true de accessibility5",
      ])
  }

  @Test("are named in a failure")
  func named() throws {
    let screen = TestedScreen("Title") { context in
      Text(context.settings.language == "de" ? "Alben" : "Albums")
    }
    let failures = collectingFailures {
      screen.forEachSetting(reduceMotion: .off, languages: ["en", "de"]) { expectSpoken($0, ["Albums"]) }
    }
    #expect(
      failures.map(\.message) == [
        """
        what is said on 'Title' is not what was expected
        expected: Albums
        spoken:   Alben
        under these settings: de
        """
      ])
  }

  @Test(
    "are the arguments of a parameterised test too", arguments: SettingsVariant.all(languages: ["en", "fr"]))
  func parameterised(_ variant: SettingsVariant) throws {
    let screen = try Samples.albums().under { $0 = variant.settings }
    #expect(screen.spokenLines.count == 4)
  }
}
