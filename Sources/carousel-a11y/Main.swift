import CarouselCommand
import Foundation

@main
struct Main {
  static func main() {
    exit(CarouselCommand.run(Array(CommandLine.arguments.dropFirst()), in: .process).rawValue)
  }
}
