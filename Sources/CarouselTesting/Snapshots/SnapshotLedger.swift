import Synchronization

/// What the assertions of this process know of each other: tests run in parallel, and files are shared.
final class SnapshotLedger: Sendable {
  /// The ledger of the process.
  static let shared = SnapshotLedger()

  private struct State {
    var visited: Set<String> = []
    var claims: [String: (line: UInt, text: String)] = [:]
    var sources: [String: InlineSource] = [:]
  }

  private let state = Mutex(State())

  /// Does work at the first visit to a test file, and nothing later.
  func firstVisit(to path: String, _ work: (String) -> [String]) -> [String] {
    let isFirst = state.withLock { $0.visited.insert(path).inserted }
    return isFirst ? work(path) : []
  }

  /// Takes a snapshot for an assertion; false where another one has it, or the same one with another text.
  func claim(_ path: String, for text: String, at line: UInt) -> Bool {
    state.withLock { state in
      guard let claim = state.claims[path] else {
        state.claims[path] = (line, text)
        return true
      }
      return claim.line == line && claim.text == text
    }
  }

  /// Changes the source of a test under lock, and returns what to tell.
  func record(_ text: String, in path: String, _ site: InlineSite) -> Result<Void, InlineError> {
    state.withLock { state in
      do {
        var source = try state.sources[path] ?? InlineSource(path: path)
        try source.record(text, at: site)
        try source.write()
        state.sources[path] = source
        return .success(())
      } catch let error as InlineError {
        return .failure(error)
      } catch {
        return .failure(.unwritable(path, "\(error)"))
      }
    }
  }
}
