import CarouselLint
import CarouselModel
import CarouselSwiftUI
import LocatedValues

/// Lints Swift files as one project: each screen is evaluated once, and each finding told in the file that causes it.
struct ProjectLinter: Sendable {
  /// A screen with what the rules found on it.
  struct LintedScreen: Sendable {
    let listed: ListedScreen
    let findings: [LintedFinding]
    let result: LintResult

    var file: String { listed.screen.source?.file ?? "" }
  }

  private let sources: ProjectSources
  private let project: SwiftUIProject

  /// Parses the files.
  init(_ sources: ProjectSources) {
    self.sources = sources
    project = SwiftUIProject(sources.files, localizations: sources.localizations)
  }

  /// What was found in the files of jobs, in their order.
  func outcomes(of jobs: [LintJob]) -> [FileLinter.Outcome] {
    guard SwiftUIReader.isAvailable else { return jobs.map(Self.unavailable) }
    let reading = project.reading()
    let screens = linted(reading.listed, jobs)
    var faults = Dictionary(grouping: reading.diagnostics, by: \.file)
    // What is wrong with the app's texts is nobody's own: it is told with the first file.
    if let first = jobs.first {
      faults[first.name, default: []] += sources.localizations.flatMap { faults[$0.path] ?? [] }
    }
    let names = Dictionary(grouping: reading.screens) { $0.source?.file ?? "" }.mapValues { $0.map(\.name) }
    let repeated = screens.mapValues { SharedRepeatedViews($0) }
    return jobs.map { job in
      let group = job.configurationPath ?? ""
      var outcome = outcome(of: job, screens[group] ?? [], faults[job.name] ?? [])
      outcome.file.findings = outcome.file.findings.mendable { mender(of: job, repeated[group]) }
      outcome.screens = names[job.name] ?? []
      return outcome
    }
  }

  /// The screens with what was found on them, by the path of the configuration: files of one configuration are
  /// linted together, and a finding is told by the configuration of its own file.
  private func linted(_ listed: [ListedScreen], _ jobs: [LintJob]) -> [String: [LintedScreen]] {
    let touched = sources.changed.map { project.files(touchedBy: $0) }
    let listed = listed.filter { touched?.contains($0.screen.source?.file ?? "") ?? true }
    let lines = sources.bytes.mapValues { SourceLines($0) }
    var screens: [String: [LintedScreen]] = [:]
    for job in jobs where screens[job.configurationPath ?? ""] == nil {
      screens[job.configurationPath ?? ""] = linted(listed, job.linter, lines)
    }
    return screens
  }

  private static func unavailable(_ job: LintJob) -> FileLinter.Outcome {
    var diagnostics = Diagnostics(file: job.name)
    diagnostics.add(SwiftProject.unavailable(job.name))
    return FileLinter.Outcome(file: LintedFile(name: job.name), diagnostics: diagnostics)
  }

  private func linted(
    _ screens: [ListedScreen], _ linter: FileLinter, _ lines: [String: SourceLines]
  ) -> [LintedScreen] {
    let wanted = screens.filter { linter.views.isEmpty || linter.views.contains($0.screen.name) }
    return ParallelMap.results(count: wanted.count) { index in
      let listed = wanted[index]
      let screen = linter.prepared(listed.screen)
      var result = linter.linter.lint(
        screen, settings: linter.settings, measuresTime: linter.measuresTime)
      if listed.hasUnknownArguments { result.findings = result.findings.map(OpenArguments.lowered) }
      if project.isLocalized {
        result.findings = result.findings.map { LocalizedFixes.noted($0, isKey: project.hasText) }
      }
      let findings = linter.described(result.findings, on: screen) { place in
        place.flatMap { lines[$0.file]?.excerpt($0) }
      }
      return LintedScreen(listed: listed, findings: findings, result: result)
    }
  }

  private func outcome(
    of job: LintJob, _ screens: [LintedScreen], _ faults: [Diagnostic]
  ) -> FileLinter.Outcome {
    var file = LintedFile(name: job.name)
    file.isPartial = job.isUnchanged
    file.findings = FindingsByPlace.joined(
      screens.map { screen in
        screen.findings.filter { ($0.finding.place?.file ?? screen.file) == job.name }
      })
    for screen in screens where screen.file == job.name {
      file.counts.merge(screen.result.counts, uniquingKeysWith: +)
      file.durations.merge(screen.result.durations, uniquingKeysWith: +)
    }
    var diagnostics = Diagnostics(file: job.name)
    for fault in faults { diagnostics.add(fault) }
    if !diagnostics.hasErrors { silence(&file, sources.bytes[job.name] ?? [], job) }
    return FileLinter.Outcome(file: file, diagnostics: diagnostics)
  }

  private func mender(of job: LintJob, _ repeated: SharedRepeatedViews?) -> Mender {
    let mender = SourceDoor.swift.mender(sources.bytes[job.name] ?? [], job.name)
    guard let repeated else { return mender }
    let settings = job.linter.settings
    return mender.sparing { repeated.views(settings) }
  }

  private func silence(_ file: inout LintedFile, _ bytes: [UInt8], _ job: LintJob) {
    let suppressions = SourceDoor.swift.suppressions(job.linter.suppressionReader, bytes, job.name)
    job.linter.silence(&file, suppressions, SourceLines(bytes))
  }
}

// What mending asks for.
extension ProjectLinter {
  /// The screens of the project with what was found on them, by the path of the configuration.
  func screens(of jobs: [LintJob]) -> [String: [LintedScreen]] { linted(project.reading().listed, jobs) }

  /// The wanted screens after the text of a job's file has changed; nil where it is no Swift any more.
  func screens(
    of job: LintJob, with bytes: [UInt8], _ wanted: [ListedScreen.Identity: String]
  ) -> [LintedScreen]? {
    let changed = project.replacing(job.name, with: String(decoding: bytes, as: UTF8.self))
    let reading = changed.reading(of: wanted)
    guard !reading.diagnostics.contains(where: { $0.file == job.name && $0.severity == .error }) else {
      return nil
    }
    return linted(reading.listed, job.linter, [:])
  }

  /// All findings on screens, those silenced that the changed file silences.
  func findings(_ screens: [LintedScreen], _ bytes: [UInt8], _ job: LintJob) -> [LintedFinding] {
    var file = LintedFile(name: job.name, findings: FindingsByPlace.joined(screens.map(\.findings)))
    silence(&file, bytes, job)
    return file.findings
  }

  /// The bytes of a job's file.
  func bytes(of job: LintJob) -> [UInt8]? { sources.bytes[job.name] }

  /// Whether the parser has nothing against a file.
  func isReadable(_ file: String) -> Bool { !project.hasErrors(in: file) }
}
