internal import SwiftSourceReader

/// A variable's place in memory.
final class Box {
  var value: Value
  /// The variable's name; empty where it has none.
  let name: String
  /// Whether its declared type is an optional one; nil where none is declared.
  var isOptional: Bool?
  /// The declared type, where there is one.
  var declared: TypeReference?

  init(_ value: Value, name: String = "") {
    self.value = value
    self.name = name
  }
}

/// The names in sight at a point of the program.
final class Scope {
  let parent: Scope?
  /// The file, which decides which declarations are near.
  let file: UInt32
  /// The type whose members are in sight.
  let type: TypeDeclaration?
  /// `self`, where there is one.
  let receiver: Box?
  /// Whether it is the body of an initialiser, which sets properties without telling their observers.
  var isInitializing = false
  private var variables: [(name: String, box: Box)] = []
  /// The functions that are declared here.
  ///
  /// A value that calls one is made when it is asked for: were it kept here, it
  /// and the scope would hold each other for ever.
  private var functions: [String: Method] = [:]

  /// The scope of a function or type.
  init(file: UInt32, type: TypeDeclaration? = nil, receiver: Box? = nil, parent: Scope? = nil) {
    self.file = file
    self.type = type
    self.receiver = receiver
    self.parent = parent
  }

  /// A block inside a scope.
  init(in parent: Scope) {
    self.parent = parent
    file = parent.file
    type = parent.type
    receiver = parent.receiver
    isInitializing = parent.isInitializing
  }

  /// The scope as it is now, for a closure that is written here: were it to see the constant that it is kept in, both
  /// would hold each other for ever.
  func captured() -> Scope {
    let copy = Scope(file: file, type: type, receiver: receiver, parent: parent)
    copy.variables = variables
    copy.functions = functions
    return copy
  }

  func declare(_ name: String, _ value: Value) { variables.append((name, Box(value, name: name))) }

  func declare(_ name: String, box: Box) { variables.append((name, box)) }

  func declare(_ function: Method) { functions[function.function.name] = function }

  /// The variable of a name, or the function, nearest first.
  func box(_ name: String) -> Box? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.variables.last(where: { $0.name == name }) { return found.box }
      if let function = current.functions[name] {
        let value = FunctionValue(.overloads([function]), scope: current, span: function.span)
        return Box(.function(value), name: name)
      }
      scope = current.parent
    }
    return nil
  }
}
