import Foundation

/// Cards from ten to a million: time and memory a card must not grow with their number.
struct CardScale {
  let command: String
  let folder: URL

  func run(upTo limit: Int) throws {
    print("cards: definition to transcript, whole process; per card without what an empty carousel costs")
    let floor = try ProcessRun.median(of: 3, command, ["read", definition(cards: 1)])
    var previous: Double?
    for count in [10, 100, 1_000, 10_000, 100_000, 1_000_000] where count <= limit {
      let run = try ProcessRun.median(
        of: count < 100_000 ? 3 : 1, command, ["read", definition(cards: count)])
      let time = max(run.cpu - floor.cpu, 0) / Double(count)
      let memory = max(run.peak - floor.peak, 0) / Double(count)
      let growth = previous.map { $0 > 0 ? format(time / $0) : "-" } ?? "-"
      print(
        "  \(count) cards: \(format(run.cpu)) s, \(format(time * 1e6)) microseconds a card, "
          + "\(format(memory)) bytes a card, time a card \(growth) times that of the row before")
      // A browser-based virtual reader computes for 0.8 s on 1,000 cards.
      if count == 1_000 { print("  1,000 cards: \(format(0.8 / run.cpu)) times as fast as 0.8 s") }
      previous = count >= 1_000 ? time : nil
    }
  }

  private func definition(cards count: Int) throws -> String {
    let file = folder.appendingPathComponent("cards-\(count).yaml")
    guard !FileManager.default.fileExists(atPath: file.path) else { return file.path }
    var text = "cover-flow-carousel:\n  items:\n"
    for index in 1...count { text += "    - {id: c\(index), title: Album \(index)}\n" }
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}

/// A number with as many digits as it is worth.
func format(_ value: Double) -> String {
  value >= 100 ? String(Int(value.rounded())) : String(format: "%.3g", value)
}
