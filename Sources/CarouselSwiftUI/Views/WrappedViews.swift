internal import CarouselModel
internal import SwiftSourceReader

/// Views of UIKit that a project wraps, where what assistive technology is given is known.
extension Interpreter {
  /// What a `UIViewRepresentable` shows, where it is a `UIPageControl` whose setting up decides nothing.
  ///
  /// Observed on iOS 17 to 26: a page control has no label, the value "page 2 of 3", and can be adjusted.
  func wrappedView(_ instance: Instance) -> ViewValue? {
    let type = instance.type
    guard let make = type.members.methods["makeUIView"]?.first,
      make.function.result?.name == "UIPageControl"
    else { return nil }
    let update = type.members.methods["updateUIView"]?.first
    let methods = [make, update].compactMap(\.self)
    guard methods.allSatisfy({ decidesNothing($0.function.body ?? []) }) else { return nil }
    let receiver = Box(.instance(connected(instance)))
    let given = { [self] (property: String) -> Value? in
      let assigned = methods.compactMap { method in
        Self.assigned(property, method.function.body ?? []).map { ($0, method.file) }
      }
      return assigned.last.map { evaluate($0.0, Scope(file: $0.1, type: type, receiver: receiver)).read }
    }
    guard let count = given("numberOfPages")?.integer, count > 0,
      let page = (given("currentPage") ?? .int(0)).integer, (0..<count).contains(page)
    else { return nil }
    var node = ViewNode(.control(.pageControl(page: page + 1, count: count)))
    node.source = range(type.span)
    return ViewValue(node)
  }

  private func decidesNothing(_ body: [Statement]) -> Bool {
    body.allSatisfy { statement in
      switch statement.kind {
      case .declaration, .return: return true
      case .expression(let expression):
        switch expression.kind {
        case .conditional, .switching: return false
        default: return true
        }
      default: return false
      }
    }
  }

  /// The last value that a body assigns to a property of anything.
  private static func assigned(_ property: String, _ body: [Statement]) -> SwiftSourceReader.Expression? {
    body.reversed().lazy.compactMap { statement -> SwiftSourceReader.Expression? in
      guard case .expression(let expression) = statement.kind,
        case .infix(let target, "=", let value) = expression.kind, case .member(_?, property) = target.kind
      else { return nil }
      return value
    }.first
  }
}
