import CarouselModel
import CarouselSwiftUI
import LocatedValues

/// Where a screen under test came from, for what is asked of its source later.
enum ScreenOrigin: Sendable {
  /// Swift code of the test.
  case code
  /// A definition that is a file, or one that is at hand, with its text.
  case definition(file: String, bytes: [UInt8], ProjectFiles?)
  /// SwiftUI source.
  case swiftUI(SwiftUISource)
}

/// The SwiftUI source of a screen, to be read again with other samples.
struct SwiftUISource: Sendable {
  /// The files, those that only give declarations included.
  var files: [SwiftUIReader.File]
  /// The app's texts in its languages.
  var localizations: [LocalizationFile] = []
  /// Where the files are; nil for source that is at hand.
  var project: ProjectFiles?
  /// The samples so far.
  var samples: [String: SampleValue] = [:]

  /// Reads all screens; errors of the source are thrown.
  func read() throws -> SwiftUIReading {
    guard SwiftUIReader.isAvailable else { throw ScreenError(.noSwiftParser) }
    let key = ReadingCache.Key(
      files: files, localizations: localizations, samples: samples.mapValues(\.expression))
    let reading = ReadingCache.shared.reading(of: key) {
      var reader = SwiftUIReader()
      reader.samples = key.samples
      return reader.read(files, localizations: localizations)
    }
    let listed = Set(files.filter(\.isListed).map(\.path))
    let faults = reading.diagnostics.filter {
      $0.severity == .error && (listed.contains($0.file) || $0.file.hasPrefix("sample of "))
    }
    guard faults.isEmpty else { throw ScreenError(.faults(faults.map(\.description))) }
    return reading
  }
}
