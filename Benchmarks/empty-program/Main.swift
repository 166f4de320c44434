/// The floor of every whole-process figure: a Swift program that does nothing.
@main
struct Main {
  static func main() {}
}
