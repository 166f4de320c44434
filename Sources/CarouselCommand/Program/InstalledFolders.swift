import Foundation

/// What `make install` puts beside the folder of the programs, for the speech worker to find.
///
/// The worker's libraries name libraries of their own, which look only where the system says: so the worker is
/// started with the folder in its search path.
struct InstalledFolders {
  /// The environment that the worker needs to find its libraries and voices; empty for a build that is not installed.
  let workerEnvironment: [String: String]

  init(programFolder: String) {
    let prefix = (programFolder as NSString).deletingLastPathComponent
    let candidates = [
      ("LD_LIBRARY_PATH", prefix + "/lib/carousel-a11y", ""),
      ("ESPEAK_DATA_PATH", prefix + "/share/carousel-a11y", "/espeak-ng-data"),
    ]
    let found = candidates.filter { FileManager.default.fileExists(atPath: $0.1 + $0.2) }
    workerEnvironment = Dictionary(found.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
  }
}
