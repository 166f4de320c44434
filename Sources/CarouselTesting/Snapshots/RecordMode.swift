/// Whether snapshots are written.
///
/// Whatever is written is also told as a failure, so that nothing is recorded silently.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing is written; a missing snapshot fails, and shows what it would be.
  case none
  /// A missing snapshot is written, and fails this once.
  case missing
  /// Every snapshot that differs is written anew, and fails this once.
  case all
}
