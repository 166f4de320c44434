import CarouselModel

/// Controls: each is one element that takes over the words of its label.
extension SemanticsBuilder {
  /// A title with an icon: the words are those of the title, whatever the icon would say.
  func labelNode(_ icon: ViewList, _ measured: Measurement, _ rect: Rect) -> NodeList {
    let content = contentNodes(of: measured, in: rect)
    let title = nodes(of: measured.view.children, in: rect, measured.environment)
    var node = node(.element, measured, rect)
    let combination = Combination(title)
    node.label = combination.label
    node.doubts = combination.doubts
    node.traits = measured.environment.style == "iconOnly" ? .image : .staticText
    // Shown as an icon alone, its words give way like those of an icon (observed, iOS 17).
    node.isLabelImplicit = measured.environment.style == "iconOnly"
    node.hidden = content.hidden(because: HiddenReason(.partOfControl, source: measured.view.source))
    if let redaction = measured.environment.redaction { node.visibility = .hidden(redaction) }
    return NodeList([node])
  }

  func buttonNode(_ action: Action?, _ measured: Measurement, _ rect: Rect) -> NodeList {
    var node = control(measured, rect)
    node.traits.insert(.button)
    node.addedActions.append(action ?? Action(.activate))
    return NodeList([node])
  }

  /// A link is heard as "Button, Link" (CVS Health, iOS SwiftUI Accessibility Techniques, Links).
  func linkNode(_ measured: Measurement, _ rect: Rect) -> NodeList {
    var node = control(measured, rect)
    node.traits.formUnion([.button, .link])
    node.addedActions.append(Action(.activate))
    return NodeList([node])
  }

  func controlNode(_ control: Control, _ measured: Measurement, _ rect: Rect) -> NodeList {
    var node = self.control(measured, rect)
    ControlRules.dress(&node, as: control, style: measured.environment.style)
    return NodeList([node])
  }

  /// An element with the words of a control's label view.
  private func control(_ measured: Measurement, _ rect: Rect) -> SemanticNode {
    let content = contentNodes(of: measured, in: rect)
    let combination = Combination(content)
    var node = node(.element, measured, rect)
    combination.write(to: &node)
    node.traits.remove([.image, .staticText])
    // A check mark inside a control is heard as Selected (observed, iOS 16 to 26).
    if combination.showsCheckmark { node.traits.insert(.selected) }
    if measured.environment.isDisabled { node.traits.insert(.notEnabled) }
    node.hidden = content.hidden(because: HiddenReason(.partOfControl, source: measured.view.source))
    node.assumptions = combination.assumptions
    return node
  }
}

/// What each control adds to the words of its label.
enum ControlRules {
  static func dress(_ node: inout SemanticNode, as control: Control, style: String?) {
    switch control {
    case .toggle(let state): dress(&node, asToggle: state, style: style)
    case .slider(let value): makeAdjustable(&node, value: value)
    case .stepper(let value):
      makeAdjustable(&node, value: value)
      node.assumptions.append("a stepper is taken to be one adjustable element")
    case .textField(let prompt, let text, let isSecure):
      node.traits.insert(.textEntry)
      if isSecure { node.traits.insert(.secureTextField) }
      dress(&node, asFieldWith: isSecure ? bullets(text) : text, prompt: prompt)
    case .textEditor(let text):
      node.traits.formUnion([.textEntry, .textArea])
      node.value = text.isEmpty ? nil : text
    case .progress(let value): node.value = value
    case .picker(let selection):
      node.traits.insert(.button)
      node.addedActions.append(Action(.activate))
      node.value = selection
    case .pageControl(let page, let count): makeAdjustable(&node, value: "page \(page) of \(count)")
    }
  }

  /// A switch speaks its position itself, so that it is not Selected when it is on; shown as a button it is.
  private static func dress(
    _ node: inout SemanticNode, asToggle state: Control.SwitchState?, style: String?
  ) {
    node.traits.insert(.button)
    node.addedActions.append(Action(.activate))
    guard style != "button" else {
      if state == .on { node.traits.insert(.selected) }
      if state == nil { node.assumptions.append("whether it is selected is not known") }
      return
    }
    node.traits.insert(.switchButton)
    node.traits.remove(.selected)
    node.value = state.map { TextValue(switchValue($0)) } ?? .unknown("isOn")
  }

  /// The raw values that UIKit's switches have.
  private static func switchValue(_ state: Control.SwitchState) -> String {
    switch state {
    case .off: "0"
    case .on: "1"
    case .mixed: "2"
    }
  }

  /// What has been typed, else the prompt; the title of a field without a prompt is its prompt, and is not
  /// spoken once something has been typed (observed, iOS 17 to 26).
  private static func dress(_ node: inout SemanticNode, asFieldWith text: TextValue, prompt: TextValue?) {
    guard prompt == nil else {
      node.value = text.isEmpty ? prompt : text
      return
    }
    node.value = text.isEmpty ? node.label : text
    (node.label, node.isLabelImplicit) = (nil, false)
  }

  private static func makeAdjustable(_ node: inout SemanticNode, value: TextValue?) {
    node.traits.insert(.adjustable)
    node.value = value
  }

  /// One bullet a character, as secure fields say it; what is not known stays so.
  private static func bullets(_ text: TextValue) -> TextValue {
    text.isKnown ? TextValue(String(repeating: "•", count: text.rendered.count)) : text
  }
}
