import CarouselDefinitions
import CarouselModel
import LocatedValues

/// What comes of a definition, as lines.
struct Page {
  let reading: DefinitionReading

  init(_ text: String, file: String = "page.yaml") {
    reading = DefinitionReader().read(text, file: file)
  }

  /// The views of the first screen, or what is wrong.
  var lines: [String] {
    guard faults.isEmpty, let screen = reading.screens.first else { return faults }
    return NodeOutline(screen).lines
  }

  /// What is wrong or worth a note, without the name of the file.
  var faults: [String] {
    reading.diagnostics.lines.map { $0.hasPrefix("page.") ? String($0.drop { $0 != ":" }.dropFirst()) : $0 }
  }
}
