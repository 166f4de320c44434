internal import Foundation
internal import SwiftSourceReader

/// A `String.Index`, or a range of them: a place in bytes, since it is no number by which a text could be asked.
///
/// As a value it is a symbol of the system, so that nothing takes it for a number.
enum TextPlace {
  static let type = "String.Index"
  static let rangeType = "Range<String.Index>"

  /// A place as a value.
  static func value(_ place: String.Index, in text: String) -> Value {
    .symbol(Symbol(type: type, name: "init", arguments: [ValueArgument("bytes", .int(bytes(place, text)))]))
  }

  /// A range of places as a value.
  static func value(_ low: Value, _ high: Value, isClosed: Bool = false) -> Value {
    .symbol(
      Symbol(
        type: rangeType, name: "init",
        arguments: [
          ValueArgument("lowerBound", low), ValueArgument("upperBound", high),
          ValueArgument("isClosed", .bool(isClosed)),
        ]))
  }

  private static func bytes(_ place: String.Index, _ text: String) -> Int {
    text.utf8.distance(from: text.utf8.startIndex, to: place)
  }

  /// Whether a value is a place.
  static func isOne(_ value: Value) -> Bool { number(value) != nil }

  /// How many bytes stand before a place.
  static func number(_ value: Value?) -> Int? {
    guard case .symbol(let symbol)? = value?.read, symbol.type == type, symbol.name == "init" else {
      return nil
    }
    return symbol.argument("bytes")?.integer
  }

  /// The place in a text that a value stands for; nil where the text has no such place.
  static func index(_ value: Value?, in text: String) -> String.Index? {
    guard let bytes = number(value) else { return nil }
    return text.utf8.index(text.startIndex, offsetBy: bytes, limitedBy: text.endIndex)
  }

  /// The stretch of a text that a range stands for; a bound that is nil is the text's own.
  static func stretch(_ value: Value, in text: String) -> Range<String.Index>? {
    guard case .symbol(let symbol) = value, symbol.type == rangeType, let low = symbol.argument("lowerBound"),
      let high = symbol.argument("upperBound")
    else { return nil }
    guard let start = low.isNone ? text.startIndex : index(low, in: text),
      var end = high.isNone ? text.endIndex : index(high, in: text), start <= end
    else { return nil }
    if symbol.argument("isClosed")?.boolean == true {
      guard end < text.endIndex else { return nil }
      end = text.index(after: end)
    }
    return start..<end
  }
}

extension Interpreter {
  /// What a text has at a place, or in a range of places.
  func element(of text: String, at place: Value) -> Value? {
    if let stretch = TextPlace.stretch(place, in: text) { return .string(String(text[stretch])) }
    guard let index = TextPlace.index(place, in: text), index < text.endIndex else { return nil }
    return .string(String(text[index]))
  }

  /// The places of a text that have names.
  func place(in text: String, _ name: String) -> Value? {
    switch name {
    case "startIndex": TextPlace.value(text.startIndex, in: text)
    case "endIndex": TextPlace.value(text.endIndex, in: text)
    case "indices":
      hasRoom(forElements: text.utf8.count)
        ? .array(text.indices.map { TextPlace.value($0, in: text) }) : .unknown("indices")
    default: nil
    }
  }

  /// Calls a method of a text that takes or gives places; nil where there is none of the name.
  func placeCall(_ text: String, _ name: String, _ arguments: [ValueArgument]) -> Value? {
    guard let first = arguments.first else { return nil }
    let start = TextPlace.index(first.value, in: text)
    switch (name, first.label) {
    case ("index", "after"?): return start.flatMap { moved($0, 1, in: text) }
    case ("index", "before"?): return start.flatMap { moved($0, -1, in: text) }
    case ("index", nil): return start.flatMap { moved($0, arguments, in: text) }
    case ("distance", "from"?):
      guard let start, let end = TextPlace.index(arguments.last?.value, in: text) else { return nil }
      return .int(text.distance(from: start, to: end))
    case ("prefix", "upTo"?): return start.map { .string(String(text[..<$0])) }
    case ("prefix", "through"?):
      return start.flatMap { $0 < text.endIndex ? .string(String(text[...$0])) : nil }
    case ("suffix", "from"?): return start.map { .string(String(text[$0...])) }
    case ("range", "of"?) where arguments.count == 1: return found(text, first.value)
    case ("firstIndex", _), ("lastIndex", _): return found(text, name, arguments)
    default: return nil
    }
  }

  private func moved(_ place: String.Index, _ arguments: [ValueArgument], in text: String) -> Value? {
    guard let distance = arguments.first(where: { $0.label == "offsetBy" })?.value.integer else { return nil }
    guard let limit = arguments.first(where: { $0.label == "limitedBy" }) else {
      return moved(place, distance, in: text)
    }
    guard let end = TextPlace.index(limit.value, in: text) else { return nil }
    let found = text.index(place, offsetBy: bounded(distance, text), limitedBy: end)
    return found.map { TextPlace.value($0, in: text) } ?? Value.none
  }

  /// No distance is longer than the text, or it would take long to find out that there is no such place.
  private func bounded(_ distance: Int, _ text: String) -> Int {
    let limit = text.utf8.count + 1
    return min(max(distance, -limit), limit)
  }

  /// A place so many characters away; nil where the text ends before, and with it the program.
  private func moved(_ place: String.Index, _ distance: Int, in text: String) -> Value? {
    let end = distance < 0 ? text.startIndex : text.endIndex
    return text.index(place, offsetBy: bounded(distance, text), limitedBy: end)
      .map { TextPlace.value($0, in: text) }
  }

  private func found(_ text: String, _ part: Value) -> Value? {
    guard let part = part.read.string else { return nil }
    guard let stretch = text.range(of: part) else { return Value.none }
    return TextPlace.value(
      TextPlace.value(stretch.lowerBound, in: text), TextPlace.value(stretch.upperBound, in: text))
  }

  private func found(_ text: String, _ name: String, _ arguments: [ValueArgument]) -> Value? {
    switch call(text.map { .string(String($0)) }, name, arguments) {
    case .int(let number)?: moved(text.startIndex, number, in: text)
    case let other: other
    }
  }
}
