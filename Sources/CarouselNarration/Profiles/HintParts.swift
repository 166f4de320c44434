internal import CarouselModel
internal import CarouselSemantics

/// What is said last: the author's hint, the reader's own, and that there is more to ask for.
extension StopWording {
  /// The hints, one sentence each (AccessibilitySnapshot 0.12.1).
  ///
  /// `standsIn` tells that the author's hint was said in place of a name.
  func hintParts(standsIn: Bool) -> [UtterancePart] {
    var parts = standsIn ? [] : ownHint.map { [part(.hint, $0)] } ?? []
    let isEnabled = !traits.contains(.notEnabled)
    if isEnabled, traits.contains(.switchButton) { parts.append(part(.hint, .switchHint)) }
    if isEnabled, traits.contains(.textEntry) { parts = textEntryHints }
    if isEnabled, saysAdjustableHint { parts.append(part(.hint, .adjustableHint)) }
    return parts
  }

  /// A text field's own hint is lost: these take its place.
  private var textEntryHints: [UtterancePart] {
    if traits.contains(.isEditing) { return [part(.hint, .misspelledWordsHint)] }
    let edit = part(.hint, .editHint)
    return traits.contains(.textArea) ? [edit, part(.hint, .misspelledWordsHint)] : [edit]
  }

  private var saysAdjustableHint: Bool {
    let hasOnlyHint = ownHint != nil && node.label?.nonEmpty == nil && node.value?.nonEmpty == nil
    return traits.contains(.adjustable) && !traits.contains(.switchButton) && !hasOnlyHint
  }

  /// The values of content of high importance, which are told at once and without their labels.
  var contentParts: [UtterancePart] {
    node.customContent.filter { $0.isImportant && !$0.value.isEmpty }.map {
      part(.importantContent, $0.value)
    }
  }

  /// That there are actions, and facts, to ask for.
  var cueParts: [UtterancePart] {
    (actionNames.isEmpty ? [] : [part(.cue, .actionsAvailable)])
      + (node.customContent.isEmpty ? [] : [part(.cue, .moreContentAvailable)])
  }

  /// The names of the actions to choose from.
  var actionNames: [TextValue] {
    node.actions.compactMap { action in
      if case .named(let name) = action.kind { name } else { nil }
    }
  }

  /// The facts to ask for, in the order of the source.
  var moreContent: [TextValue] {
    node.customContent.map { content in
      [content.label, content.value].filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }
}
