/// The names that somebody may have meant, at most `limit` of them, in the order given; none when none is near.
///
/// As in `nearestName`, but all names that are equally near are given, and a name of several words is also near when
/// each word that was typed is near one of its words or begins it: "engish" is near "English (America)", and "en-sco"
/// near "en-gb-scotland". Words are what letters and digits make up.
package func nearestNames(
  to typed: String, in names: some Sequence<String>, limit: Int = 3
) -> [String] {
  guard let search = NearestNames(typed) else { return [] }
  var nearest: (slips: Int, names: [String]) = (.max, [])
  var seen: Set<String> = []
  for name in names where name != typed && seen.insert(name).inserted {
    guard let slips = search.slips(to: name), slips <= nearest.slips else { continue }
    nearest = slips < nearest.slips ? (slips, [name]) : (slips, nearest.names + [name])
  }
  return Array(nearest.names.prefix(limit))
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

  func slips(to name: String) -> Int? {
    if let slips = whole.count(to: name) { return slips }
    let others = Self.words(of: name)
    // Words that are in another order or too many are another name.
    guard !words.isEmpty, others.count >= words.count, others.count <= Slips.longestName else { return nil }
    var sum = 0
    for word in words {
      guard let slips = others.lazy.compactMap({ Self.slips(from: word, to: $0) }).min() else { return nil }
      sum += slips
    }
    return sum
  }

  private static func slips(from word: Slips, to other: Substring) -> Int? {
    word.begins(other, atLeast: 3) ? 0 : word.count(to: other)
  }

  private static func words(of name: String) -> [Substring] {
    name.prefix(Slips.longestName * 2).split { !$0.isLetter && !$0.isNumber }
  }
}
