/// Cards from ten to a million: time and memory a card must not grow with their number.
struct CardScale {
  /// What a browser-based virtual screen reader computes for 1,000 cards, in seconds.
  static let virtualReader = 0.8

  let command: String
  let definitions: CardDefinition

  func run(upTo limit: Int) throws {
    Lines.title("cards, definition to transcript, whole process; a process of one card is taken off")
    let floor = try ProcessRun.median(of: 5, command, ["read", definitions.path(cards: 1)])
    var previous: Double?
    for count in [10, 100, 1_000, 10_000, 100_000, 1_000_000] where count <= limit {
      let run = try ProcessRun.median(
        of: count < 100_000 ? 5 : 1, command, ["read", definitions.path(cards: count)])
      let time = max(run.cpu - floor.cpu, 0) / Double(count)
      tell(count, run, time, previous)
      tellMemory(count, max(run.peak - floor.peak, 0) / Double(count))
      previous = count >= 1_000 ? time : nil
    }
  }

  private func tell(_ count: Int, _ run: ProcessRun, _ time: Double, _ previous: Double?) {
    let name = count == 1_000_000 ? "1,000,000 cards" : "\(count) cards"
    Lines.fact("\(name): \(format(run.cpu)) s of processor, \(format(time * 1e6)) microseconds a card")
    if let previous, previous > 0 {
      Lines.fact(
        "\(name): time a card, by that of a tenth of the cards", time / previous, "times", under: 1.3)
    }
    if count == 1_000 {
      Lines.fact(
        "\(name): a browser-based virtual reader's 0.8 s are \(format(Self.virtualReader / run.cpu)) times "
          + "the whole process")
    }
  }

  private func tellMemory(_ count: Int, _ memory: Double) {
    guard count >= 1_000 else { return }
    guard count == 1_000_000 else {
      return Lines.fact("\(count) cards: \(format(memory)) bytes a card held at once")
    }
    Lines.fact("1,000,000 cards: held at once", memory, "bytes a card", under: 1_024)
  }
}
