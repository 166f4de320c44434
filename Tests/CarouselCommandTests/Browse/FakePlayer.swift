import Foundation

/// A folder with a program called `pacat` that stands in for a sound server's.
///
/// Asked for no sound it ends well, as one does that can play. Given sound it writes a line to `started`, and then
/// plays for an hour, so that whatever ends earlier was ended.
final class FakePlayer {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "pacat": """
      #!/bin/sh
      [ "$(head -c 2 | wc -c)" -gt 0 ] || exit 0
      echo started >> "${0%/*}/started"
      exec sleep 3600
      """
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/pacat")
  }

  /// The folder, to be searched first.
  var path: String { folder.path }

  /// Waits until it was given sound so often.
  func wait(forStarts number: Int) -> Bool { Waiting.until { starts >= number } }

  /// How often it was given sound.
  var starts: Int {
    let text = (try? String(contentsOfFile: folder.path + "/started", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").count
  }
}
