internal import Foundation

/// A URL that is made of a text that is known.
struct SystemURL {
  private let url: URL

  init?(_ symbol: Symbol) {
    guard symbol.type == "URL", symbol.name == "init", symbol.base == nil else { return nil }
    // `compactMap(URL.init(string:))` hands the text over without a label.
    if let text = (symbol.argument("string") ?? symbol.argument(nil))?.string {
      guard let made = URL(string: text) else { return nil }
      url = made
    } else {
      guard let path = symbol.argument("fileURLWithPath")?.string else { return nil }
      url = URL(fileURLWithPath: path)
    }
  }

  /// A property of the URL; nil where it is none that is known.
  func member(_ name: String) -> Value? {
    switch name {
    case "absoluteString", "description": .string(url.absoluteString)
    case "lastPathComponent": .string(url.lastPathComponent)
    case "pathExtension": .string(url.pathExtension)
    case "path": .string(url.path)
    case "host": url.host.map { .string($0) } ?? Value.none
    case "scheme": url.scheme.map { .string($0) } ?? Value.none
    default: nil
    }
  }
}
