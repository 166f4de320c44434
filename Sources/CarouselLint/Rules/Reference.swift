/// A public document that a rule rests on.
public struct Reference: Hashable, Sendable {
  /// What it is called.
  public var title: String
  /// Where it is; nil where no stable address is known.
  public var url: String?
  /// The number of a success criterion of WCAG 2.2, if it is one: "1.4.3".
  public var criterion: String?

  /// Creates a reference.
  public init(_ title: String, url: String? = nil, criterion: String? = nil) {
    self.title = title
    self.url = url
    self.criterion = criterion
  }

  /// A success criterion of WCAG 2.2 by its number.
  static func wcag(_ number: String) -> Self {
    guard let criterion = criteria[number] else { return Reference("WCAG 2.2, \(number)", criterion: number) }
    return Reference(
      "WCAG 2.2, \(number) \(criterion.name) (level \(criterion.level))",
      url: "https://www.w3.org/WAI/WCAG22/Understanding/\(criterion.page)", criterion: number)
  }

  /// A public bug report that shows the fault: "owner/repository#number".
  static func report(_ name: String) -> Self {
    let parts = name.split(separator: "#")
    guard parts.count == 2 else { return Reference(name) }
    return Reference("Report \(name)", url: "https://github.com/\(parts[0])/issues/\(parts[1])")
  }

  /// The level of a criterion: "A", "AA" or "AAA".
  static func level(_ number: String) -> String? { criteria[number]?.level }

  private typealias Criterion = (name: String, level: String, page: String)

  private static let criteria: [String: Criterion] = [
    "1.1.1": ("Non-text Content", "A", "non-text-content"),
    "1.3.1": ("Info and Relationships", "A", "info-and-relationships"),
    "1.3.2": ("Meaningful Sequence", "A", "meaningful-sequence"),
    "1.4.1": ("Use of Color", "A", "use-of-color"),
    "1.4.3": ("Contrast (Minimum)", "AA", "contrast-minimum"),
    "1.4.4": ("Resize Text", "AA", "resize-text"),
    "1.4.6": ("Contrast (Enhanced)", "AAA", "contrast-enhanced"),
    "1.4.11": ("Non-text Contrast", "AA", "non-text-contrast"),
    "2.1.1": ("Keyboard", "A", "keyboard"),
    "2.2.1": ("Timing Adjustable", "A", "timing-adjustable"),
    "2.2.2": ("Pause, Stop, Hide", "A", "pause-stop-hide"),
    "2.2.4": ("Interruptions", "AAA", "interruptions"),
    "2.3.1": ("Three Flashes or Below Threshold", "A", "three-flashes-or-below-threshold"),
    "2.3.3": ("Animation from Interactions", "AAA", "animation-from-interactions"),
    "2.4.1": ("Bypass Blocks", "A", "bypass-blocks"),
    "2.4.3": ("Focus Order", "A", "focus-order"),
    "2.4.4": ("Link Purpose (In Context)", "A", "link-purpose-in-context"),
    "2.4.6": ("Headings and Labels", "AA", "headings-and-labels"),
    "2.4.9": ("Link Purpose (Link Only)", "AAA", "link-purpose-link-only"),
    "2.5.1": ("Pointer Gestures", "A", "pointer-gestures"),
    "2.5.3": ("Label in Name", "A", "label-in-name"),
    "2.5.5": ("Target Size (Enhanced)", "AAA", "target-size-enhanced"),
    "2.5.7": ("Dragging Movements", "AA", "dragging-movements"),
    "2.5.8": ("Target Size (Minimum)", "AA", "target-size-minimum"),
    "3.1.1": ("Language of Page", "A", "language-of-page"),
    "3.1.2": ("Language of Parts", "AA", "language-of-parts"),
    "3.3.2": ("Labels or Instructions", "A", "labels-or-instructions"),
    "4.1.2": ("Name, Role, Value", "A", "name-role-value"),
    "4.1.3": ("Status Messages", "AA", "status-messages"),
  ]
}
