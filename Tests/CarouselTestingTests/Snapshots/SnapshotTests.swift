import CarouselTesting
import Foundation
import Testing

@Suite("Snapshots")
struct SnapshotTests {
  @Test("hold each format", arguments: SnapshotFormat.allCases)
  func formats(_ format: SnapshotFormat) throws {
    assertSnapshot(of: try Samples.albums(), as: format)
  }

  @Test("are kept apart by name and settings")
  func names() throws {
    let screen = try Samples.albums()
    assertSnapshot(of: screen, as: .spoken, named: "albums")
    screen.forEachSetting(reduceMotion: .on, languages: ["de"]) { assertSnapshot(of: $0, as: .spoken) }
    let file = SnapshotFile(
      testFile: "/tests/A.swift", function: "cards(_:)", name: "first card", marks: ["de"], format: .tree)
    #expect(file.path == "/tests/__Snapshots__/A/cards.first-card.de.tree.txt")
  }

  @Test("stand in the source too")
  func inline() throws {
    assertInlineSnapshot(of: try Samples.albums(), as: .spoken) {
      """
      screen Albums
        Albums, Heading
        Sunset, 1 of 3
        Midnight, 2 of 3
        Bloom, 3 of 3
      """
    }
  }

  @Test("two assertions do not share one")
  func shared() throws {
    let screen = try Samples.albums()
    let failures = collectingFailures {
      assertSnapshot(of: screen, as: .spoken)
      assertSnapshot(of: screen, as: .spoken)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasPrefix("two assertions of 'shared()' share the snapshot") == true)
  }

  @Test("with unknown values are neither compared nor written")
  func unknown() throws {
    let screen = try TestedScreen(swiftUISource: Samples.cardSource)
    let failures = collectingFailures { assertSnapshot(of: screen, as: .spoken, record: .all) }
    #expect(failures.map { $0.message.contains("unknown: ‹album.title›") } == [true])
  }

  @Test(
    "a mode that is none is told",
    arguments: [("none", RecordMode.none), ("missing", .missing), ("all", .all), ("", .none)])
  func modes(_ text: String, _ mode: RecordMode) throws {
    #expect(try RecordMode.parsed(text).get() == mode)
    let wrong = #expect(throws: RecordModeError.self) { try RecordMode.parsed("al").get() }
    #expect(wrong?.description == "CAROUSEL_RECORD=al: expected none, missing or all")
  }
}

/// Snapshots in a folder of their own.
@Suite("Recording")
struct RecordingTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID())")

  private func file(_ function: String = "albums()") -> SnapshotFile {
    SnapshotFile(
      testFile: folder.appendingPathComponent("AlbumTests.swift").path, function: function, name: nil,
      marks: [],
      format: .spoken)
  }

  @Test("a missing snapshot fails, and is written only on request")
  func missing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let comparison = SnapshotComparison(file: file(), text: "Albums\n")
    let shown = "__Snapshots__/AlbumTests/albums.spoken.txt"
    #expect(
      comparison.message(.none)
        == "there is no snapshot \(shown); to record it: CAROUSEL_RECORD=missing\nit would be:\nAlbums")
    #expect(file().read() == nil)
    #expect(
      comparison.message(.missing) == "recorded: \(shown); read it aloud, and run again\nAlbums")
    #expect(file().read() == "Albums\n")
    #expect(comparison.message(.none) == nil)
  }

  @Test("another text fails, and is written anew only for all")
  func changed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = SnapshotComparison(file: file(), text: "Albums\n").message(.missing)
    let comparison = SnapshotComparison(file: file(), text: "Photos\n")
    let shown = "__Snapshots__/AlbumTests/albums.spoken.txt"
    let page = "expected: Albums\nnow:      Photos"
    #expect(
      comparison.message(.missing)
        == "the screen is not as the snapshot \(shown) has it\n\(page)\nto record it anew: CAROUSEL_RECORD=all"
    )
    #expect(file().read() == "Albums\n")
    #expect(comparison.message(.all) == "recorded anew: \(shown); read it aloud, and run again\n\(page)")
    #expect(file().read() == "Photos\n")
  }

  @Test("a snapshot whose test is gone is stale")
  func stale() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["albums()", "photos()"] {
      _ = SnapshotComparison(file: file(name), text: "A\n").message(.missing)
    }
    let source = folder.appendingPathComponent("AlbumTests.swift")
    try Data("@Test func albums() {}\n".utf8).write(to: source)
    let own = "__Snapshots__/AlbumTests"
    #expect(
      StaleSnapshots(testFile: source.path).messages == [
        "the snapshot \(own)/photos.spoken.txt is stale: no test of this file is called so; delete it"
      ])
    try FileManager.default.moveItem(at: source, to: folder.appendingPathComponent("PhotoTests.swift"))
    #expect(
      StaleSnapshots(testFile: folder.appendingPathComponent("PhotoTests.swift").path).messages == [
        "the snapshots \(own) are stale: there is no AlbumTests.swift; delete them"
      ])
  }
}
