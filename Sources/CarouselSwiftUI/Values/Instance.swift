/// A value of a structure of the project.
struct Instance {
  let type: TypeDeclaration
  var fields: [String: Value]
}

/// A value of a class of the project: all who hold it see its changes.
final class ObjectInstance {
  let type: TypeDeclaration
  var fields: [String: Value] = [:]
  /// The name under which its fields are kept in the screen's state.
  var stateName: String?
  /// Which of the passes over the screen made it.
  let pass: Int

  init(type: TypeDeclaration, pass: Int) {
    self.type = type
    self.pass = pass
  }
}

/// A case of an enum of the project with what it carries.
struct EnumValue {
  let type: TypeDeclaration
  let name: String
  var payload: [Value.Element] = []
}
