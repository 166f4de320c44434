// The merge key `<<` (https://yaml.org/type/merge.html): a mapping takes over the entries of others.
extension TreeBuilder {
  /// Takes `<<` as a key, once in a mapping.
  mutating func acceptMergeKey(_ range: SourceRange) -> TreeFrame.Key {
    let top = frames.count - 1
    if let first = frames[top].merge {
      diagnostics.error(
        at: range.start, "the merge key '<<' is already given in line \(first.range.start.line)",
        advice: "give it once, with a list: <<: [*first, *second]")
      return .refused
    }
    frames[top].merge = TreeFrame.Merge(range: range, position: entries.count - frames[top].base)
    return .merge
  }

  /// Takes the value of `<<`: a mapping, or a list of mappings of which the earlier ones win.
  mutating func acceptMerged(_ value: LocatedValue) {
    let top = frames.count - 1
    for source in value.sequence ?? [value] {
      if let mapping = source.mapping {
        frames[top].merge?.sources.append(mapping)
      } else {
        diagnostics.error(
          at: source.place, "\(source.looksLike) cannot be merged with '<<'",
          advice:
            "merge an alias of a mapping, or a list of such; put quotes around << if it is meant as a key")
      }
    }
  }

  /// The height of what a value brings in by `<<`: its entries stand where it does not stand itself.
  func heightOfMerged(_ value: LocatedValue, _ height: Int) -> Int {
    max(0, height - (value.sequence == nil ? 1 : 2))
  }

  /// The entries of a mapping and those it takes over, which stand where `<<` stood; its own keys win.
  func merged(_ merge: TreeFrame.Merge, into frame: TreeFrame) -> [Mapping.Entry] {
    let own = entries[frame.base...]
    var known = Set(own.map { ExactText(text: $0.key) })
    var taken: [Mapping.Entry] = []
    for source in merge.sources {
      for entry in source where known.insert(ExactText(text: entry.key)).inserted { taken.append(entry) }
    }
    return Array(own.prefix(merge.position)) + taken + own.dropFirst(merge.position)
  }
}
