/// A control that has a value.
public enum Control: Hashable, Sendable {
  /// The position of a switch.
  public enum SwitchState: String, Hashable, Sendable, CaseIterable { case on, off, mixed }

  /// A switch; nil while its position is not known.
  case toggle(SwitchState?)
  /// A slider, with what it says as its value ("50%").
  case slider(value: TextValue)
  /// A stepper, with what it says as its value.
  case stepper(value: TextValue?)
  /// A text field with its prompt and its text.
  case textField(prompt: TextValue?, text: TextValue, isSecure: Bool)
  /// A text field of several lines.
  case textEditor(text: TextValue)
  /// Progress, with the share done as text; nil while it is not determined.
  case progress(value: TextValue?)
  /// A picker that opens a menu, with the chosen option.
  case picker(selection: TextValue)
  /// The dots of a paged view: an adjustable element that says "page X of Y".
  case pageControl(page: Int, count: Int)
}
