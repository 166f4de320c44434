internal import SwiftSourceReader

/// Result builders of the project: what a closure gives is what the builder makes of its expressions.
extension Interpreter {
  /// An argument for a parameter with attributes, one of which may be a result builder of the project.
  func built(_ value: Value, by attributes: [String], _ scope: Scope) -> Value {
    guard case .function(let function) = value, case .closure(let closure) = function.body,
      let builder = attributes.lazy.compactMap({ self.builder($0, scope) }).first
    else { return value }
    let make: ([ValueArgument]) -> Value = { [unowned self] arguments in
      guard let parts = Self.parts(of: closure), Self.isSimple(builder) else {
        // Views are listed as they are; of other values it is not known what the builder makes.
        let outcome = invoke(function, arguments)
        return viewIfAny(outcome, mounts: false) == nil ? .unknown(builder.name) : outcome
      }
      let inner = Scope(in: function.scope)
      bind(closure, arguments, inner)
      let values = parts.map { ValueArgument(nil, call("buildExpression", of: builder, evaluate($0, inner))) }
      guard let block = builder.members.methods["buildBlock"] else { return .unknown(builder.name) }
      let scope = Scope(file: builder.file, type: builder)
      let whole = invoke(FunctionValue(.overloads(block), scope: scope, span: builder.span), values)
      return call("buildFinalResult", of: builder, whole)
    }
    return .function(FunctionValue(.builtin(make), scope: function.scope, span: function.span))
  }

  /// A type of the project that builds; that of SwiftUI builds views, which closures do anyway.
  private func builder(_ attribute: String, _ scope: Scope) -> TypeDeclaration? {
    project.type(attribute, from: scope.file, inside: scope.type).flatMap { type in
      type.members.methods.keys.contains { $0.hasPrefix("build") } ? type : nil
    }
  }

  /// Whether a builder only puts expressions together, one after the other.
  private static func isSimple(_ builder: TypeDeclaration) -> Bool {
    builder.members.methods["buildPartialBlock"] == nil
  }

  /// The expressions of a closure; nil where there is anything else in it.
  private static func parts(of closure: ClosureLiteral) -> [Expression]? {
    let parts = closure.body.map { statement -> Expression? in
      guard case .expression(let expression) = statement.kind else { return nil }
      switch expression.kind {
      case .conditional, .switching: return nil
      default: return expression
      }
    }
    return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
  }

  private func call(_ name: String, of builder: TypeDeclaration, _ value: Value) -> Value {
    guard let methods = builder.members.methods[name] else { return value }
    let scope = Scope(file: builder.file, type: builder)
    return invoke(FunctionValue(.overloads(methods), scope: scope, span: builder.span), value)
  }
}
