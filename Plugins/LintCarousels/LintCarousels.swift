import Foundation
import PackagePlugin

/// `swift package lint-carousels`: lints the carousels of the package, and passes the tool's exit code on.
///
/// Arguments:
/// - `--target NAME`, several times: only the sources of these targets.
/// - everything else goes to `carousel-a11y lint`, paths included; paths start at the folder of the package.
///
/// Without a target and without a path, the sources of all targets but those of tests are linted.
@main
struct LintCarousels: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    let sources = try SourceFolders(context.package, targets: names, unlessPathIn: rest)
    var lint = ["lint"]
    if !rest.contains(where: { $0.hasPrefix("--cache-folder") }) {
      // Where a plugin may write in a sandbox.
      lint += ["--cache-folder", context.pluginWorkDirectoryURL.path]
    }
    let process = Process()
    process.executableURL = try context.tool(named: "carousel-a11y").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = lint + rest + sources.paths
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

/// The folders of a package's sources, as paths from the package's folder.
private struct SourceFolders {
  private(set) var paths: [String] = []

  /// Takes the named targets, or all but tests; none where an argument is a path already.
  init(_ package: Package, targets names: [String], unlessPathIn arguments: [String]) throws {
    let folder = package.directoryURL
    let isGiven = arguments.contains { Self.isPath($0, in: folder) }
    guard !isGiven || !names.isEmpty else { return }
    let targets = names.isEmpty ? package.targets : try package.targets(named: names)
    let modules = targets.compactMap { $0 as? any SourceModuleTarget }
    let chosen = names.isEmpty ? modules.filter { $0.kind != .test } : modules
    paths = chosen.map { target in
      let path = target.directoryURL.path
      return path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
    }
  }

  /// Whether an argument names a file or folder, be it one that is not there.
  private static func isPath(_ argument: String, in folder: URL) -> Bool {
    guard !argument.hasPrefix("-") else { return false }
    let isSource = [".swift", ".yaml", ".yml", ".json"].contains { argument.hasSuffix($0) }
    return isSource
      || FileManager.default.fileExists(atPath: URL(fileURLWithPath: argument, relativeTo: folder).path)
  }
}
