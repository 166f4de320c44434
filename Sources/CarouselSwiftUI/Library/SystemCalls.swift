internal import CarouselModel
internal import Foundation
internal import SwiftSourceReader

extension Interpreter {
  /// Calls a method of the standard library; nil where there is none of the name.
  func systemCall(
    on value: Value, _ name: String, _ arguments: [ValueArgument], _ expression: SwiftSourceReader.Expression,
    _ scope: Scope
  ) -> Value? {
    switch value {
    case .array(let elements): return call(elements, name, arguments)
    case .range(let low, let high):
      if name == "contains", let number = arguments.first?.value.integer {
        return .bool((low..<high).contains(number))
      }
      return elements(of: .range(low, high)).flatMap { call($0, name, arguments) }
    case .unordered(let elements): return call(unordered: elements, name, arguments)
    case .dictionary(let pairs): return call(pairs, name, arguments)
    case .string(let text) where name == "map" || name == "flatMap":
      return mapped(text, name, arguments, expression, scope)
    case .string(let text): return call(text, name, arguments)
    case .int, .double:
      if name == "map" || name == "flatMap" { return mapped(value, arguments) }
      if case .int(let number) = value { return call(number, name, arguments) }
      return value.number.flatMap { call($0, name, arguments) }
    case .binding(let binding): return call(binding, name)
    case .symbol(let symbol): return call(symbol, name, arguments, scope)
    case .none where name == "map" || name == "flatMap": return Value.none
    default:
      // `map` of an optional that is there; a method of the value's own type has other arguments.
      guard name == "map" || name == "flatMap", !value.isUnknown, arguments.count == 1,
        arguments[0].label == nil, declaredType(of: value)?.members.methods[name] == nil
      else { return nil }
      return mapped(value, arguments)
    }
  }

  /// `map` of an optional that is there.
  private func mapped(_ value: Value, _ arguments: [ValueArgument]) -> Value? {
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    switch arguments[0].value {
    case .function, .keyPath, .symbol, .type: return apply(arguments[0].value, to: value)
    default: return nil
    }
  }

  private func call(_ pairs: [Value.Pair], _ name: String, _ arguments: [ValueArgument]) -> Value? {
    let entries = entries(of: pairs)
    switch name {
    case "mapValues", "compactMapValues":
      guard let transform = arguments.first?.value else { return nil }
      let changed = pairs.map { Value.Pair(key: $0.key, value: apply(transform, to: $0.value)) }
      if name == "mapValues" { return .dictionary(changed) }
      let isOpen = changed.contains { $0.value.isUnknown && !Self.isPresent($0.value) }
      return isOpen ? nil : .dictionary(changed.filter { !$0.value.isNone })
    case "filter":
      guard case .array(let kept)? = call(entries, name, arguments) else { return nil }
      return .dictionary(
        kept.compactMap {
          guard case .tuple(let parts) = $0 else { return nil }
          return Value.Pair(key: parts[0].value, value: parts[1].value)
        })
    default:
      return entries.count > 1 ? call(unordered: entries, name, arguments) : call(entries, name, arguments)
    }
  }

  private func call(_ binding: BindingValue, _ name: String) -> Value? {
    switch name {
    case "animation", "transaction": .binding(binding)
    case "projectedValue": .binding(binding)
    default: nil
    }
  }

  private func call(_ number: Double, _ name: String, _ arguments: [ValueArgument]) -> Value? {
    switch name {
    case "rounded":
      let rule = arguments.first.flatMap { argument -> String? in
        if case .symbol(let symbol) = argument.value { symbol.name } else { nil }
      }
      switch rule {
      case "down": return .double(number.rounded(.down))
      case "up": return .double(number.rounded(.up))
      case "towardZero": return .double(number.rounded(.towardZero))
      default: return .double(number.rounded())
      }
    case "truncatingRemainder":
      return arguments.first?.value.number.map { .double(number.truncatingRemainder(dividingBy: $0)) }
    case "squareRoot": return .double(number.squareRoot())
    case "formatted":
      return NumberWords.formatted(number, arguments.first?.value ?? .none, spokenSettings).map { .text($0) }
    case "isLess": return arguments.first?.value.number.map { .bool(number < $0) }
    default: return nil
    }
  }

  private func call(_ number: Int, _ name: String, _ arguments: [ValueArgument]) -> Value? {
    switch name {
    case "formatted":
      NumberWords.formatted(Double(number), arguments.first?.value ?? .none, spokenSettings).map { .text($0) }
    case "clamped": nil
    case "distance": arguments.first?.value.integer.map { .int($0 &- number) }
    case "quotientAndRemainder": nil
    case "signum": .int(number.signum())
    case "isMultiple":
      arguments.first?.value.integer.map { .bool(number.isMultiple(of: $0)) }
    case "advanced": arguments.first?.value.integer.map { .int(number &+ $0) }
    default: nil
    }
  }

  /// Whether a transform is `String.init` or `{ String($0) }`, as one of a text's characters mostly is.
  private static func takesCharacters(_ transform: Value?) -> Bool {
    switch transform {
    case .symbol?: return true
    case .function(let function)?:
      guard case .closure(let closure) = function.body, closure.body.count == 1,
        case .expression(let only) = closure.body[0].kind, case .call(let callee, _) = only.kind,
        case .name("String") = callee.kind
      else { return false }
      return true
    default: return false
    }
  }

  /// Of a text that may be nil, what is mapped is the text, and else its characters.
  private func mapped(
    _ text: String, _ name: String, _ arguments: [ValueArgument],
    _ expression: SwiftSourceReader.Expression, _ scope: Scope
  ) -> Value? {
    guard let transform = arguments.first?.value else { return nil }
    var isOptional: Bool?
    if case .call(let callee, _) = expression.kind, case .member(let base?, _) = callee.kind {
      isOptional = self.isOptional(base, scope)
    }
    if isOptional == false || isOptional == nil && Self.takesCharacters(transform) {
      return call(text.map { .string(String($0)) }, name, arguments)
    }
    return isOptional == true ? apply(transform, to: .string(text)) : unknown(expression)
  }

  private func call(_ text: String, _ name: String, _ arguments: [ValueArgument]) -> Value? {
    let first = arguments.first?.value.read
    if let found = placeCall(text, name, arguments) { return found }
    switch name {
    case "data": return Self.data(.string(text))
    case "uppercased": return .string(text.uppercased())
    case "lowercased": return .string(text.lowercased())
    case "trimmingCharacters":
      return CharacterSets.named(first).map { .string(text.trimmingCharacters(in: $0)) }
    case "replacingOccurrences":
      guard arguments.count == 2, let old = first?.string, let new = arguments[1].value.string, !old.isEmpty
      else { return nil }
      let times = 1 + max(0, new.utf8.count - old.utf8.count)
      guard hasRoom(forText: text.utf8.count * times) else { return nil }
      return .string(text.replacingOccurrences(of: old, with: new))
    case "hasPrefix": return first?.string.map { .bool(text.hasPrefix($0)) }
    case "hasSuffix": return first?.string.map { .bool(text.hasSuffix($0)) }
    case "contains", "localizedCaseInsensitiveContains":
      return first?.string.map {
        .bool(name == "contains" ? text.contains($0) : text.lowercased().contains($0.lowercased()))
      }
    case "components", "split":
      guard let separator = first?.string, !separator.isEmpty, arguments.count == 1 else { return nil }
      let parts = text.components(separatedBy: separator)
      // Unlike `components(separatedBy:)`, `split` leaves empty parts out.
      return .array(parts.filter { name == "components" || !$0.isEmpty }.map { .string($0) })
    case "prefix": return first?.integer.map { .string(String(text.prefix(max(0, $0)))) }
    case "suffix": return first?.integer.map { .string(String(text.suffix(max(0, $0)))) }
    case "padding": return padded(text, arguments)
    case "dropFirst": return .string(String(text.dropFirst(max(0, first?.integer ?? 1))))
    case "dropLast": return .string(String(text.dropLast(max(0, first?.integer ?? 1))))
    case "capitalized", "localizedCapitalized": return .string(text.capitalized)
    case "isEmpty": return nil
    case "filter":
      // Unlike that of an array, it gives a text.
      guard case .array(let kept)? = call(text.map { .string(String($0)) }, name, arguments) else {
        return nil
      }
      return .string(kept.compactMap(\.string).joined())
    case "map", "reversed", "enumerated", "compactMap", "forEach", "first", "last", "sorted", "reduce",
      "allSatisfy", "joined":
      return call(text.map { .string(String($0)) }, name, arguments)
    default: return nil
    }
  }

  private func padded(_ text: String, _ arguments: [ValueArgument]) -> Value? {
    guard arguments.count == 3, let length = arguments[0].value.integer, length >= 0,
      hasRoom(forText: length),
      let pad = arguments[1].value.string, let start = arguments[2].value.integer,
      start >= 0, start < pad.utf16.count
    else { return nil }
    return .string(text.padding(toLength: length, withPad: pad, startingAt: start))
  }
}
