extension ValueSyntax where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases of an enumeration, by raw value.
  ///
  /// - Parameters:
  ///   - placeholder: The word that stands for the value in help.
  ///   - help: What choosing a case means, shown in help and by shells that can; nil when the word says it all.
  /// - Returns: The syntax of the enumeration.
  public static func choice(
    _ placeholder: String, describing help: (Value) -> String? = { _ in nil }
  ) -> Self {
    Self(
      placeholder, expecting: "one of the choices",
      choices: Value.allCases.map { Choice($0.rawValue, help: help($0)) },
      format: { $0.rawValue }, parse: { Value(rawValue: $0) })
  }
}
