import CarouselLint
import CarouselSwiftUI

/// The texts of the Swift files of a run, and of those beside them that their views may be made of.
struct ProjectSources: Sendable {
  /// The files.
  let files: [SwiftUIReader.File]
  /// The files with the app's texts.
  let localizations: [LocalizationFile]
  /// Why files could not be read, by name.
  private(set) var errors: [String: InputError] = [:]
  /// The bytes of the files of the run, by name.
  private(set) var bytes: [String: [UInt8]] = [:]
  /// The files that differ from the commit of the run; nil where no commit is named, or all screens may differ: what an
  /// app's texts and data are used for is not known from names.
  let changed: Set<String>?
  /// What an evaluation of any of the files depends on, as a hash.
  let digest: String

  init(_ plan: LintPlan) {
    var project = SwiftProject(folders: plan.files.folders)
    for file in plan.projectFiles {
      switch plan.files.read(file.entry).bytes {
      case .failure(let error): errors[file.name] = error
      case .success(let bytes):
        self.bytes[file.name] = bytes
        project.add(file.name, bytes, isNamed: file.entry.isNamed, isListed: file.isListed)
      }
    }
    files = project.files
    localizations = project.localizations
    let shared = localizations.map(\.path) + files.map(\.path).filter { $0.hasSuffix(".json") }
    let isOpen = !plan.isLimited || plan.hasLostSources || shared.contains(where: plan.isChanged)
    changed = isOpen ? nil : Set(files.map(\.path).filter(plan.isChanged))
    digest = ContentHash.hex(
      of: files.flatMap { [$0.path, "\($0.isListed)", $0.text] }
        + localizations.flatMap { [$0.path, ContentHash.hex(of: $0.bytes)] })
  }

  /// The name in the cache of what is found in the file of a job: any file of the project may change it.
  func key(of job: LintJob) -> String {
    CacheEntry.key(
      bytes[job.name] ?? [], name: job.name,
      identity: CacheEntry.identity(of: [job.terms.identity, "project", digest]))
  }
}
