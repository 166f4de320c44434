/// One small definition as a whole process, against what such a process costs at least.
struct SmallFile {
  let bench: Bench
  let definition: String

  func run() throws {
    for verb in [["read"], ["tree"], ["lint", "--no-config", "--no-cache"]] { try run(verb) }
  }

  private func run(_ words: [String]) throws {
    Lines.title("one small definition, whole process: carousel-a11y \(words[0])")
    let own = (bench.command, words + [definition])
    let floor = try PairedRuns(15, own, against: (bench.program("empty-program"), []))
    let parsing = try PairedRuns(15, own, against: (bench.program("libyaml-program"), [definition]))
    Lines.fact("processor time", floor.first.cpu * 1000, "ms", under: 20)
    Lines.fact("time by the clock: \(format(floor.first.wall * 1000)) ms")
    Lines.fact("an empty Swift program: \(format(floor.second.cpu * 1000)) ms of processor")
    Lines.fact("times as much as an empty Swift program: \(format(floor.ratio))")
    Lines.fact("times as much as a program that only has libyaml read the file: \(format(parsing.ratio))")
  }
}
