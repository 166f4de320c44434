import Foundation

extension Surroundings {
  /// The streams and folders of the running process.
  public static let process: Surroundings = {
    var surroundings = streams
    surroundings.openConsole = { try TerminalConsole(usesTerminal: $0) }
    return surroundings
  }()

  private static let streams = streams(ProgramFile(), ProcessInfo.processInfo.environment)

  private static func streams(_ program: ProgramFile, _ variables: [String: String]) -> Surroundings {
    Surroundings(
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
      programFolder: program.folder,
      searchPath: (variables["PATH"] ?? "").split(separator: ":").map(String.init),
      variables: variables, isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      buildIdentity: program.identity, cacheFolder: cacheFolder(variables),
      showsProgress: isatty(STDERR_FILENO) == 1)
  }

  /// The place for caches by the XDG Base Directory Specification 0.8; on macOS, Library/Caches.
  private static func cacheFolder(_ environment: [String: String]) -> String? {
    let name = "carousel-a11y"
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return "\(folder)/\(name)" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return "\(home)/Library/Caches/\(name)"
    #else
      return "\(home)/.cache/\(name)"
    #endif
  }
}

extension CocoaError {
  fileprivate var isBrokenPipe: Bool {
    (underlying as? POSIXError)?.code == .EPIPE
  }
}
