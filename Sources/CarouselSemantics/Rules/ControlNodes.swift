import CarouselModel

/// Controls: each is one element that takes over the words of its label.
extension SemanticsBuilder {
  func labelNode(
    _ icon: ViewList, _ view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> NodeList {
    let title = nodes(of: view.children, in: rect, environment)
    let picture = nodes(of: icon, in: rect, environment)
    var node = element("Label", view, rect)
    node.label = Combination(title).label
    node.traits = .staticText
    node.hidden = taken([title, picture], by: view)
    if let redaction = environment.redaction { node.visibility = .hidden(redaction) }
    return NodeList([node])
  }

  func buttonNode(
    _ action: Action?, _ view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> NodeList {
    var node = control("Button", view, rect, environment)
    node.traits.insert(.button)
    node.actions.insert(action ?? Action(.activate), at: 0)
    return NodeList([node])
  }

  /// A link is heard as "Button, Link" (CVS Health, iOS SwiftUI Accessibility Techniques, Links).
  func linkNode(_ view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment) -> NodeList {
    var node = control("Link", view, rect, environment)
    node.traits.formUnion([.button, .link])
    node.actions.insert(Action(.activate), at: 0)
    return NodeList([node])
  }

  func controlNode(
    _ control: Control, _ view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> NodeList {
    var node = self.control(control.name, view, rect, environment)
    node.traits.remove(.selected)
    ControlRules.dress(&node, as: control)
    return NodeList([node])
  }

  /// An element with the words of a control's label view.
  private func control(
    _ name: String, _ view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> SemanticNode {
    let content = nodes(of: view.children, in: rect, environment)
    let combination = Combination(content)
    var node = element(name, view, rect)
    combination.write(to: &node)
    node.traits.remove([.image, .staticText])
    // A check mark inside a control is heard as Selected (committed snapshots of SwiftUI views).
    if combination.showsCheckmark { node.traits.insert(.selected) }
    if environment.isDisabled { node.traits.insert(.notEnabled) }
    node.hidden = taken([content], by: view)
    node.assumptions = combination.assumptions
    return node
  }

  private func element(_ name: String, _ view: ViewNode, _ rect: Rect) -> SemanticNode {
    var node = SemanticNode(.element, view: name, source: view.source)
    node.frame = frame(rect)
    return node
  }

  /// What a control was made from, kept apart with the reason.
  private func taken(_ lists: [NodeList], by view: ViewNode) -> NodeList {
    let reason = HiddenReason(.partOfControl, source: view.source)
    var taken = NodeList()
    for list in lists { taken.append(list.hidden(because: reason)) }
    return taken
  }
}

/// What each control adds to the words of its label.
enum ControlRules {
  static func dress(_ node: inout SemanticNode, as control: Control) {
    switch control {
    case .toggle(let state):
      node.traits.formUnion([.button, .switchButton])
      node.value = state.map { TextValue(switchValue($0)) } ?? .unknown("isOn")
      node.actions.insert(Action(.activate), at: 0)
    case .slider(let value): makeAdjustable(&node, value: value)
    case .stepper(let value): makeAdjustable(&node, value: value)
    case .textField(let prompt, let text, let isSecure):
      node.traits.insert(.textEntry)
      if isSecure { node.traits.insert(.secureTextField) }
      node.value = text.isEmpty ? prompt : isSecure ? bullets(text) : text
    case .textEditor(let text):
      node.traits.formUnion([.textEntry, .textArea])
      node.value = text.isEmpty ? nil : text
    case .progress(let value): node.value = value
    case .picker(let selection):
      node.traits.insert(.button)
      node.value = selection
    case .pageControl(let page, let count): makeAdjustable(&node, value: "page \(page) of \(count)")
    }
  }

  /// The raw values that UIKit's switches have.
  private static func switchValue(_ state: Control.SwitchState) -> String {
    switch state {
    case .off: "0"
    case .on: "1"
    case .mixed: "2"
    }
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
