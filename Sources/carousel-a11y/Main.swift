import CarouselCommand
import Foundation

@main
struct Main {
  static func main() {
    exit(CarouselCommand.runProcess(Array(CommandLine.arguments.dropFirst())))
  }
}
