/// Finds every mapping with fixed keys that a definition may hold.
enum ShapeCollector {
  /// The records in the order in which the reference meets them, each once.
  static let records: [RecordShape] = {
    var found = Found()
    for key in ScreenForm.record.keys.map(\.shape) + Kinds.all.map(\.key) + Modifiers.all.map(\.key) {
      found.visit(key.shape)
    }
    // A text may stand anywhere, so that no key leads to its form.
    found.visit(.record(TextForm.record.shape))
    return found.records
  }()

  private struct Found {
    var records: [RecordShape] = []
    var names: Set<String> = []

    mutating func visit(_ shape: ValueShape) {
      switch shape {
      case .record(let record):
        guard names.insert(record.name).inserted else { return }
        records.append(record)
        for key in record.keys() { visit(key.shape) }
      case .list(let inner): visit(inner)
      case .map(_, let inner): if let inner { visit(inner) }
      case .anyOf(let shapes): for shape in shapes { visit(shape) }
      default: break
      }
    }
  }
}
