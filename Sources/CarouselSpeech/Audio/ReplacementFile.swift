#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written beside its place and moved there when it is complete.
///
/// Where the file system can hold a file without a name (Linux: O_TMPFILE) it has none until then, so that even a
/// killed program leaves nothing behind; elsewhere it has a hidden name, which is removed with this value.
final class ReplacementFile {
  let descriptor: OwnedDescriptor
  private let target: String
  private let folder: String
  /// The name it has while it is not in its place; nil while it has none.
  private var temporaryName: String?

  /// Opens a new file beside a path.
  init(path: String) throws(SystemError) {
    // A link is followed, so that the file that it names is replaced and not the link.
    target = Self.resolved(path) ?? path
    folder = Self.folder(of: target)
    // A folder that is in the way is noticed now and not after the work.
    if let mode = Self.mode(of: target), mode & S_IFMT == S_IFDIR { throw SystemError(number: EISDIR) }
    if let nameless = Self.openNameless(in: folder) {
      descriptor = OwnedDescriptor(nameless)
    } else {
      let name = Self.temporaryName(for: target)
      let opened = unsafe open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard opened >= 0 else { throw SystemError(number: errno) }
      descriptor = OwnedDescriptor(opened)
      temporaryName = name
    }
    if let mode = Self.mode(of: target) { fchmod(descriptor.raw, mode & 0o777) }
  }

  deinit {
    if let temporaryName { unsafe unlink(temporaryName) }
  }

  /// Replaces the first bytes.
  func overwriteStart(with bytes: [UInt8]) throws(SystemError) {
    guard lseek(descriptor.raw, 0, SEEK_SET) == 0 else { throw SystemError(number: errno) }
    try DescriptorWriting.writeAll(bytes, to: descriptor.raw)
  }

  /// Puts the file in its place, where it takes over from one that was there.
  func putInPlace() throws(SystemError) {
    // Some file systems say only now that there was no room.
    guard fsync(descriptor.raw) == 0 || errno == EINVAL else { throw SystemError(number: errno) }
    let name = try named()
    guard unsafe rename(name, target) == 0 else { throw SystemError(number: errno) }
    temporaryName = nil
  }

  /// Opens what is at a path if it is there and is no plain file: a device or a pipe cannot be replaced.
  static func openSpecialFile(_ path: String) throws(SystemError) -> OwnedDescriptor? {
    guard let mode = mode(of: path), ![S_IFREG, S_IFDIR].contains(mode & S_IFMT) else { return nil }
    let opened = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard opened >= 0 else { throw SystemError(number: errno) }
    return OwnedDescriptor(opened)
  }

  private func named() throws(SystemError) -> String {
    if let temporaryName { return temporaryName }
    let name = Self.temporaryName(for: target)
    #if canImport(Glibc)
      let link = "/proc/self/fd/\(descriptor.raw)"
      guard unsafe linkat(AT_FDCWD, link, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 else {
        throw SystemError(number: errno)
      }
    #endif
    temporaryName = name
    return name
  }

  private static func openNameless(in folder: String) -> Int32? {
    #if canImport(Glibc)
      // O_TMPFILE is a compound macro, which is not imported; this is its value on every Linux that Swift runs on.
      let nameless = 0o20_000_000 | O_DIRECTORY
      // Without /proc it could not be given a name later.
      guard unsafe access("/proc/self/fd", X_OK) == 0 else { return nil }
      let opened = unsafe open(folder, nameless | O_RDWR | O_CLOEXEC, 0o666)
      return opened >= 0 ? opened : nil
    #else
      return nil
    #endif
  }

  private static func temporaryName(for target: String) -> String {
    let number = UInt32.random(in: 0 ... .max)
    return "\(target).\(String(number, radix: 36)).partial"
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static func mode(of path: String) -> mode_t? {
    var information = stat()
    return unsafe stat(path, &information) == 0 ? information.st_mode : nil
  }
}
