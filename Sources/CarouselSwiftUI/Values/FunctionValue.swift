internal import SwiftSourceReader

/// Something that can be called: a closure, a function of the project, or one that is built in.
final class FunctionValue {
  enum Body {
    case closure(ClosureLiteral)
    /// Functions of the same name, one of which is chosen by the arguments.
    case overloads([Method])
    case builtin(([ValueArgument]) -> Value)
  }

  let body: Body
  /// What was in sight where it was written.
  let scope: Scope
  let span: SourceSpan?
  /// Whether a timer that an action made calls it, rather than a modifier of a view.
  var isScheduled = false

  init(_ body: Body, scope: Scope, span: SourceSpan? = nil) {
    self.body = body
    self.scope = scope
    self.span = span
  }
}
