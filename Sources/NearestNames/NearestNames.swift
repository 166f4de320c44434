/// The names that somebody may have meant, at most `limit` of them, in the order given; none when none is near.
///
/// As in `nearestName`, but all names that are equally near are given, and a name of several words is also near when
/// each word that was typed is near one of its words or begins it: "engish" is near "English (America)", and "en-sco"
/// near "en-gb-scotland". Words are what letters and digits make up. Of names with as few slips those are nearer that
/// are near as a whole, and then those in which the first word stands earlier.
package func nearestNames(
  to typed: String, in names: some Sequence<String>, limit: Int = 3
) -> [String] {
  guard let search = NearestNames(typed) else { return [] }
  var nearest: (nearness: Nearness, names: [String])?
  var seen: Set<String> = []
  for name in names where name != typed && seen.insert(name).inserted {
    guard let nearness = search.nearness(of: name) else { continue }
    if let best = nearest, best.nearness <= nearness {
      if best.nearness == nearness { nearest?.names.append(name) }
    } else {
      nearest = (nearness, [name])
    }
  }
  return Array((nearest?.names ?? []).prefix(limit))
}

/// How near a name is; the lesser the nearer.
private struct Nearness: Comparable {
  let slips: Int
  /// Where the first word stands, counted from one; zero for a name that is near as a whole.
  let place: Int

  static func < (left: Nearness, right: Nearness) -> Bool {
    (left.slips, left.place) < (right.slips, right.place)
  }
}

/// Compares what was typed with one name after the other, as a whole and word by word.
private struct NearestNames {
  private let whole: Slips
  private let words: [Slips]

  init?(_ typed: String) {
    guard let whole = Slips(typed) else { return nil }
    self.whole = whole
    words = Self.words(of: typed).compactMap { Slips($0) }
  }

  func nearness(of name: String) -> Nearness? {
    let byWords = wordNearness(of: name)
    guard let slips = whole.count(to: name) else { return byWords }
    let asWhole = Nearness(slips: slips, place: 0)
    return byWords.map { min($0, asWhole) } ?? asWhole
  }

  private func wordNearness(of name: String) -> Nearness? {
    // A name this long is a text, and none that somebody types.
    guard !words.isEmpty, name.utf8.count <= Slips.longestName * 4 else { return nil }
    let others = Self.words(of: name)
    guard others.count >= words.count else { return nil }
    var (slips, place) = (0, 0)
    for word in words {
      let counts = others.map { Self.slips(from: word, to: $0) }
      guard let least = counts.compactMap({ $0 }).min(), let found = counts.firstIndex(of: least) else {
        return nil
      }
      slips += least
      if place == 0 { place = found + 1 }
    }
    return Nearness(slips: slips, place: place)
  }

  /// A word that is only begun counts as one slip.
  private static func slips(from word: Slips, to other: Substring) -> Int? {
    word.count(to: other) ?? (word.begins(other, atLeast: 3) ? 1 : nil)
  }

  private static func words(of name: String) -> [Substring] {
    name.split { !$0.isLetter && !$0.isNumber }
  }
}
