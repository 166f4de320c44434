import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory record-transcripts`: writes what screens say into files.
///
/// Arguments:
/// - `--view NAME`, several times: only these screens; without one, every screen.
/// - `--output FOLDER`: where the files go, `Transcripts` unless said otherwise; one `NAME.spoken.txt` a screen.
/// - `--check`: writes nothing, and ends with exit code 1 if a file is missing or not what would be written.
/// - everything else goes to `carousel-a11y read`, paths included; paths start at the folder of the package.
///
/// Every file is listed on standard output with what became of it. An exit code of the tool is passed on.
@main
struct RecordTranscripts: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let isCheck = extractor.extractFlag(named: "check") > 0
    let views = extractor.extractOption(named: "view")
    let output = extractor.extractOption(named: "output").last ?? "Transcripts"
    let tool = Tool(
      url: try context.tool(named: "carousel-a11y").url, folder: context.package.directoryURL)
    let rest = extractor.remainingArguments
    let isGiven = rest.contains { tool.isPath($0) }
    let sources = rest + (isGiven ? [] : SourceFolders(context.package).paths)
    let screens = try tool.screens(views.flatMap { ["--view", $0] } + sources)
    let options = rest.filter { !tool.isPath($0) }
    var recorder = Recorder(folder: context.package.directoryURL, output: output, isCheck: isCheck)
    for screen in screens {
      let text = try tool.output(["read", "--quiet", "--view", screen.view] + options + [screen.file])
      try recorder.record(text, of: screen.view)
    }
    if recorder.hasFailed { exit(1) }
  }
}

/// The command-line tool, run in the package's folder.
private struct Tool {
  let url: URL
  let folder: URL

  /// What the tool writes; where it fails, its exit code ends the plugin.
  func output(_ arguments: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = url
    process.currentDirectoryURL = folder
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
    return data
  }

  /// The screens that a call of `read` reads.
  func screens(_ arguments: [String]) throws -> [Screen] {
    let data = try output(["read", "--quiet", "--format", "json"] + arguments)
    return try JSONDecoder().decode(Transcripts.self, from: data).transcripts
  }

  /// Whether an argument names a file or folder, be it one that is not there.
  func isPath(_ argument: String) -> Bool {
    guard !argument.hasPrefix("-") else { return false }
    let isSource = [".swift", ".yaml", ".yml", ".json"].contains { argument.hasSuffix($0) }
    return isSource
      || FileManager.default.fileExists(atPath: URL(fileURLWithPath: argument, relativeTo: folder).path)
  }
}

/// The part of the tool's JSON that is needed here.
private struct Transcripts: Decodable {
  var transcripts: [Screen]
}

/// A screen with its file.
private struct Screen: Decodable {
  var file: String
  var view: String
}

/// Writes transcripts, or holds files against them.
private struct Recorder {
  let folder: URL
  let output: String
  let isCheck: Bool
  private var written: Set<String> = []
  private(set) var hasFailed = false

  init(folder: URL, output: String, isCheck: Bool) {
    self.folder = folder
    self.output = output
    self.isCheck = isCheck
  }

  mutating func record(_ text: Data, of view: String) throws {
    let name = String(view.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    let path = "\(output)/\(name).spoken.txt"
    guard written.insert(path).inserted else {
      print("error: two screens would be written to \(path); name one with --view, or give another --output")
      exit(2)
    }
    let file = folder.appendingPathComponent(path)
    let old = FileManager.default.contents(atPath: file.path)
    guard old != text else { return print("as it was: \(path)") }
    guard !isCheck else {
      hasFailed = true
      return print("\(old == nil ? "missing" : "not what is said now"): \(path)")
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, options: .atomic)
    print("written: \(path)")
  }
}

/// The folders of a package's sources, as paths from the package's folder.
private struct SourceFolders {
  private(set) var paths: [String] = []

  /// Takes all targets but those of tests.
  init(_ package: Package) {
    let folder = package.directoryURL
    let modules = package.targets.compactMap { $0 as? any SourceModuleTarget }
    paths = modules.filter { $0.kind != .test }.map { target in
      let path = target.directoryURL.path
      return path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
    }
  }
}
