internal import CarouselModel
internal import Foundation

/// Numbers in words of a language.
enum NumberWords {
  /// A whole number with the grouping of English; other languages group otherwise, so theirs is unknown.
  static func formatted(_ number: Int, _ settings: AccessibilitySettings) -> TextValue {
    guard number.magnitude >= 1_000 else { return TextValue(String(number)) }
    guard EnglishForms.groupsByThousands(settings.language) else { return .unknown(String(number)) }
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return TextValue((number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ","))
  }

  /// A number as `formatted(_:)` writes it in English; nil where the style or the language is another.
  static func formatted(_ number: Double, _ style: Value, _ settings: AccessibilitySettings) -> TextValue? {
    guard EnglishForms.groupsByThousands(settings.language), number.isFinite, number.magnitude < 1e12 else {
      return nil
    }
    guard case .symbol(let symbol) = style else { return style.isNone ? decimal(number, 0...3) : nil }
    var chain = symbol.chain
    // `.grouping(.never)` leaves out the commas and nothing else.
    if chain.count > 1, chain[0].name == "number", chain[chain.count - 1].name == "grouping",
      case .symbol(let grouping)? = chain[chain.count - 1].argument(at: 0), grouping.name == "never"
    {
      chain.removeLast()
      let inner = formatted(number, .symbol(chain[chain.count - 1]), settings)
      return inner.map { TextValue($0.rendered.replacing(",", with: "")) }
    }
    if chain.count > 1, chain[chain.count - 1].name == "sign" {
      return signed(number, chain[chain.count - 1], base: chain[chain.count - 2], settings)
    }
    guard chain.count == 1 || chain.count == 2 && chain[1].name == "precision" else { return nil }
    let digits = chain.count == 2 ? fractionDigits(chain[1]) : nil
    if chain.count == 2, digits == nil { return nil }
    switch chain[0].name {
    case "number": return decimal(number, digits ?? 0...3)
    case "percent": return decimal(number * 100, digits ?? 0...3).map { TextValue($0.rendered + "%") }
    case "currency" where EnglishForms.isAmerican(settings.language):
      return currency(chain[0], number, digits)
    default: return nil
    }
  }

  /// `.number.sign(strategy: .always())`; what it says of zero is left open.
  private static func signed(
    _ number: Double, _ sign: Symbol, base: Symbol, _ settings: AccessibilitySettings
  ) -> TextValue? {
    guard number != 0, case .symbol(let strategy)? = sign.argument("strategy"), strategy.base == nil,
      let words = formatted(number.magnitude, .symbol(base), settings),
      words.rendered.contains(where: { "123456789".contains($0) })
    else { return nil }
    switch strategy.name {
    case "always": return TextValue((number < 0 ? "-" : "+") + words.rendered)
    case "never": return words
    default: return nil
    }
  }

  private static func fractionDigits(_ link: Symbol) -> ClosedRange<Int>? {
    guard case .symbol(let length)? = link.argument(at: 0), length.name == "fractionLength",
      let value = length.argument(at: 0)
    else { return nil }
    if let count = value.integer, (0...12).contains(count) { return count...count }
    if case .range(let low, let high) = value, low >= 0 || low == .min, high <= 13, max(low, 0) < high {
      return max(low, 0)...(high - 1)
    }
    return nil
  }

  private static func currency(
    _ style: Symbol, _ number: Double, _ digits: ClosedRange<Int>?
  ) -> TextValue? {
    // The signs of CLDR 45 for American English.
    let signs = ["USD": "$", "EUR": "€", "GBP": "£", "INR": "₹"]
    guard let sign = signs[style.argument("code")?.string ?? ""],
      let amount = decimal(number.magnitude, digits ?? 2...2)
    else { return nil }
    return TextValue((number < 0 ? "-" : "") + sign + amount.rendered)
  }

  /// A number with grouped digits, rounded half to even, and as many decimals as a range allows.
  private static func decimal(_ number: Double, _ digits: ClosedRange<Int>) -> TextValue? {
    let text = String(format: "%.\(digits.upperBound)f", number.magnitude)
    let parts = text.split(separator: ".")
    guard let whole = Int(parts[0]) else { return nil }
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    while fraction.count > digits.lowerBound, fraction.last == "0" { fraction.removeLast() }
    let isNegative = number < 0 && (whole > 0 || fraction.contains { $0 != "0" })
    let grouped = formatted(whole, AccessibilitySettings()).rendered
    return TextValue((isNegative ? "-" : "") + grouped + (fraction.isEmpty ? "" : "." + fraction))
  }
}

/// What the kinds of English have in common, and what not (CLDR 45).
enum EnglishForms {
  /// Whether numbers are written like 1,234,567.8; India groups otherwise, and South Africa has other marks.
  static func groupsByThousands(_ language: String) -> Bool {
    let parts = language.split { "-_".contains($0) }
    guard parts.first == "en" else { return false }
    return parts.count == 1
      || ["US", "GB", "AU", "CA", "NZ", "IE", "PH"].contains(String(parts[1]).uppercased())
  }

  /// Whether lists have a comma before the last `and`, and the dollar has no country.
  static func isAmerican(_ language: String) -> Bool {
    ["en", "en-us", "en_us"].contains(language.lowercased())
  }
}

/// The sets of characters that have a name.
enum CharacterSets {
  static func named(_ value: Value?) -> CharacterSet? {
    guard case .symbol(let symbol)? = value else { return nil }
    switch symbol.name {
    case "whitespaces": return .whitespaces
    case "whitespacesAndNewlines": return .whitespacesAndNewlines
    case "newlines": return .newlines
    case "punctuationCharacters": return .punctuationCharacters
    case "decimalDigits": return .decimalDigits
    case "alphanumerics": return .alphanumerics
    case "letters": return .letters
    case "inverted":
      return symbol.base.flatMap { named(.symbol($0)) }?.inverted
    case "init": return symbol.argument("charactersIn")?.string.map { CharacterSet(charactersIn: $0) }
    default: return nil
    }
  }
}
