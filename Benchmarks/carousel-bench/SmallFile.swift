import Foundation

/// One small definition as a whole process, against what such a process costs at least.
struct SmallFile {
  let command: String
  let empty: String
  let ownPath: String
  let definition: String

  func run() throws {
    print("one small definition, whole process")
    let own = try ProcessRun.median(of: 9, command, ["read", definition])
    let floor = try ProcessRun.median(of: 9, empty, [])
    let libyaml = try ProcessRun.median(of: 9, ownPath, ["libyaml", definition])
    print("  read: \(format(own.cpu * 1000)) ms of processor, \(format(own.wall * 1000)) ms by the clock")
    print("  an empty Swift program: \(format(floor.cpu * 1000)) ms; ratio \(format(own.cpu / floor.cpu))")
    print(
      "  libyaml alone, in Swift: \(format(libyaml.cpu * 1000)) ms; ratio \(format(own.cpu / libyaml.cpu))")
  }
}
