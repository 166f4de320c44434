internal import CarouselModel
internal import CarouselSemantics

/// The words for what an element is, in the order of AccessibilitySnapshot 0.12.1 (read from its reference
/// images of iOS 17 to 26). Traits that VoiceOver does not speak have none.
extension StopWording {
  /// The words in order.
  var traitParts: [UtterancePart] {
    var parts: [UtterancePart] = []
    add(.dimmed, if: traits.contains(.notEnabled), to: &parts)
    add(.button, if: saysButton, to: &parts)
    add(.backButton, if: traits.contains(.backButton), to: &parts)
    if traits.contains(.switchButton) { parts += switchParts }
    add(.tab, if: isTab || traits.contains(.tabBarItem), to: &parts)
    if traits.contains(.textEntry) { parts += textEntryParts }
    if traits.contains(.header) { parts.append(headingPart) }
    add(.link, if: traits.contains(.link), to: &parts)
    add(.adjustable, if: traits.contains(.adjustable), to: &parts)
    add(.image, if: traits.contains(.image), to: &parts)
    add(.searchField, if: traits.contains(.searchField), to: &parts)
    return parts
  }

  private func add(_ term: Term, if isSaid: Bool, to parts: inout [UtterancePart]) {
    if isSaid { parts.append(part(.trait, term)) }
  }

  /// Whether the element is a tab by what contains it.
  private var isTab: Bool {
    switch stop.context {
    case .tab, .tabBarItem: true
    case .series, .list, .landmark, .dataTableCell, nil: false
    }
  }

  /// A more telling word takes the place of "Button".
  private var saysButton: Bool {
    traits.contains(.button) && !isTab
      && traits.isDisjoint(with: [.keyboardKey, .switchButton, .tabBarItem, .backButton])
  }

  /// The switch and its state.
  ///
  /// AccessibilitySnapshot names the switch only if it is a button too; devices name it always (its issue
  /// 199), and the profile `voiceover` follows the devices.
  private var switchParts: [UtterancePart] {
    let isNamed = profile == .voiceOver || traits.contains(.button)
    return (isNamed ? [part(.trait, .switchButton)] : []) + stateParts
  }

  /// The state: UIKit's "1", "0" and "2" have words; any other value is said as it is (iOS 17 and later).
  private var stateParts: [UtterancePart] {
    guard let value = node.value?.nonEmpty else { return [] }
    switch value.rendered {
    case "0": return [part(.state, .off)]
    case "1": return [part(.state, .on)]
    case "2": return [part(.state, .mixed)]
    default: return [part(.state, value)]
    }
  }

  private var textEntryParts: [UtterancePart] {
    let field = part(.trait, traits.contains(.secureTextField) ? .secureTextField : .textField)
    return traits.contains(.isEditing) ? [field, part(.trait, .isEditing)] : [field]
  }

  /// The heading, with its level in the profile `voiceover`; AccessibilitySnapshot does not model levels.
  private var headingPart: UtterancePart {
    guard profile == .voiceOver, let level = node.headingLevel, (1...6).contains(level) else {
      return part(.trait, .heading)
    }
    return part(.trait, .headingLevel, numbers: ["number": level])
  }
}
