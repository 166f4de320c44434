import Foundation

extension Surroundings {
  /// The streams and folders of the running process.
  public static let process: Surroundings = {
    var surroundings = streams
    surroundings.openConsole = { try TerminalConsole(usesTerminal: $0) }
    return surroundings
  }()

  private static let streams = Surroundings(
    readInput: { [UInt8](try FileHandle.standardInput.readToEnd() ?? Data()) },
    writeOutput: { bytes in
      do {
        try FileHandle.standardOutput.write(contentsOf: Data(bytes))
      } catch let error as CocoaError where error.isBrokenPipe {
        throw OutputError.closed
      } catch {
        throw OutputError.unwritable(path: "standard output", reason: error.localizedDescription)
      }
    },
    writeError: { try? FileHandle.standardError.write(contentsOf: Data($0)) },
    programFolder: (Bundle.main.executablePath.map { ($0 as NSString).deletingLastPathComponent }) ?? ".",
    searchPath: (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init),
    variables: ProcessInfo.processInfo.environment, isOutputTerminal: isatty(STDOUT_FILENO) == 1,
    showsProgress: isatty(STDERR_FILENO) == 1)
}

extension CocoaError {
  fileprivate var isBrokenPipe: Bool {
    (underlying as? POSIXError)?.code == .EPIPE
  }
}
