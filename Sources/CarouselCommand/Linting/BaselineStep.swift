import CarouselLint
import CommandLineParsing
import Foundation
import LocatedValues

/// Holds what was found against the baselines of the run, and writes them anew where that is asked for.
struct BaselineStep {
  /// The name of a baseline that is written without a path.
  static let fileName = ".carousel-a11y-baseline.json"

  private let named: String?
  private let isWriting: Bool
  private let isPruning: Bool
  private let surroundings: Surroundings

  init(_ arguments: Arguments, _ surroundings: Surroundings) {
    named = arguments[LintOptions.baseline].map { FilePath.absolute($0, in: surroundings.currentFolder) }
    isWriting = arguments[LintOptions.writeBaseline]
    isPruning = arguments[LintOptions.pruneBaseline]
    self.surroundings = surroundings
  }

  /// The files with accepted findings silenced; nil where a baseline cannot be used.
  func applied(to files: [LintedFile], of jobs: [LintJob], ran: Set<String>) throws -> [LintedFile]? {
    var groups: [String: [Int]] = [:]
    for (index, job) in jobs.enumerated() {
      guard let path = path(of: job) else { continue }
      groups[path, default: []].append(index)
    }
    var result = files
    for (path, indices) in groups.sorted(by: { $0.key < $1.key }) {
      guard let silenced = try applied(path, to: indices.map { files[$0] }, ran) else { return nil }
      for (index, file) in zip(indices, silenced) { result[index] = file }
    }
    return result
  }

  private func path(of job: LintJob) -> String? {
    if let path = named ?? job.configuration.baseline { return path }
    return isWriting ? FilePath.absolute(Self.fileName, in: surroundings.currentFolder) : nil
  }

  private func applied(_ path: String, to files: [LintedFile], _ ran: Set<String>) throws -> [LintedFile]? {
    let folder = FilePath.folder(of: path)
    let key = { (name: String) in
      FilePath.relative(FilePath.absolute(name, in: surroundings.currentFolder), to: folder)
    }
    var baseline: Baseline
    if isWriting {
      baseline = Baseline(accepting: files, path: key)
      try write(baseline, path)
      let name = shown(path)
      surroundings.complain([
        "\(name): wrote a baseline of \(baseline.count) findings; use it with --baseline \(name), or 'baseline: \(name)' in .carousel-a11y.yml"
      ])
    } else {
      guard let read = read(path) else { return nil }
      baseline = read
    }
    let matching = baseline.matching(files, ran: ran, path: key) { name in
      !FileManager.default.fileExists(atPath: FilePath.absolute(name, in: folder))
    }
    if !matching.stale.isEmpty { try tell(matching.stale, of: baseline, path) }
    return matching.files
  }

  private func read(_ path: String) -> Baseline? {
    switch InputFiles.bytes(of: path) {
    case .failure(let error):
      let advice = "write one with --write-baseline"
      surroundings.complain([TerminalText.escaped("\(shown(path)):1:1: error: \(error.reason); or \(advice)")]
      )
      return nil
    case .success(let bytes):
      let reading = Baseline.read(bytes, file: shown(path))
      surroundings.complain(reading.diagnostics.lines)
      return reading.baseline
    }
  }

  private func tell(_ stale: [Baseline.Entry], of baseline: Baseline, _ path: String) throws {
    let name = shown(path)
    let count = stale.reduce(0) { $0 + $1.count }
    guard isPruning else {
      surroundings.complain(
        stale.map {
          TerminalText.escaped("\(name): stale: \($0.rule) in \($0.file), \($0.path) is no longer found")
        })
      return surroundings.complain([
        TerminalText.escaped("\(name): \(count) stale; --prune-baseline takes them out")
      ])
    }
    try write(baseline.pruned(stale), path)
    surroundings.complain([TerminalText.escaped("\(name): took out \(count) that are no longer found")])
  }

  private func write(_ baseline: Baseline, _ path: String) throws {
    try OutputTarget(path: path, surroundings).write { $0.write(baseline.json) }
  }

  private func shown(_ path: String) -> String {
    let relative = FilePath.relative(path, to: surroundings.currentFolder)
    return relative.hasPrefix("../..") ? path : relative
  }
}
