public import CarouselModel

/// What assistive technology is given for a view: a stop, or a container of stops.
public struct SemanticNode: Sendable {
  /// Whether the node is a stop or holds stops.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A stop of its own; what it was made from is hidden.
    case element
    /// Not a stop; its children are.
    case container
  }

  /// Whether the node is a stop or holds stops.
  public var role: Role
  /// SwiftUI's name of the view that the node came from: "Text", "Button", "ScrollView" ...
  public var view: String
  /// The name that is spoken.
  public var label: TextValue?
  /// Whether the label stands in for one that the author did not give (a picture's file name), so that it
  /// gives way to the words of others when elements are combined.
  public var isLabelImplicit = false
  /// The value that is spoken behind the label.
  public var value: TextValue?
  /// What activating does, spoken last.
  public var hint: TextValue?
  /// The traits.
  public var traits: Traits = []
  /// The actions, innermost modifier first, so that adding one costs nothing.
  var addedActions: [Action] = []
  /// Facts told on request, in the order of the source.
  public var customContent: [CustomContent] = []
  /// Names for Voice Control, best first.
  public var inputLabels: [TextValue] = []
  /// The identifier for UI tests, never spoken.
  public var identifier: String?
  /// The heading level, 1 to 6; nil where none is given.
  public var headingLevel: Int?
  /// The language of the words, as a BCP 47 tag; nil is that of the settings.
  public var language: String?
  /// The priority among siblings; nil is 0.
  public var sortPriority: Double?
  /// Whether assistive technology is given the node.
  public var visibility = Visibility.automatic
  /// Where the node is, as far as that is known.
  public var frame = Frame.unknown(reason: "no layout")
  /// The place in a series, list, landmark or table.
  public var context: ContainerContext?
  /// What the container is.
  public var containerKind = ContainerKind.none
  /// What the view is to the carousel around it, where that is stated.
  public var part: CarouselPart?
  /// The card of a carousel that the node belongs to; in nested carousels, that of the innermost.
  public var card: CardPlace?
  /// How the children are ordered.
  public var order = ChildOrder.sorted
  /// The nodes inside a container.
  public var children = NodeList()
  /// What the node was made from, or what was taken out of it, each with the reason.
  public var hidden = NodeList()
  /// How many elements were made around each other to make this one.
  var foldDepth = 0
  /// The SF Symbol that the node shows.
  var symbol: String?
  /// The tap that activates the node together with others, where it is on a view that holds them.
  var sharedTap: SharedTap?

  /// A tap on a view of several nodes, which is one action however they are combined.
  struct SharedTap: Hashable, Sendable {
    /// Where it was written.
    let source: SourceRange?
  }
  /// Where the view was declared.
  public var source: SourceRange?
  /// What was assumed about the node, one sentence each.
  public var assumptions: [String] = []

  /// Creates a node without properties.
  public init(_ role: Role, view: String, source: SourceRange? = nil) {
    self.role = role
    self.view = view
    self.source = source
  }

  /// What a person can do, outermost modifier first.
  public var actions: [Action] {
    get { addedActions.reversed() }
    set { addedActions = newValue.reversed() }
  }

  /// Whether double tapping does something.
  var activates: Bool { addedActions.contains { $0.kind == .activate } }

  /// Whether the label is a picture's own, which gives way to the words of others when elements are combined.
  ///
  /// It stays once the image trait is removed (observed: an icon-only `Label`, iOS 17).
  var isLabelOptional: Bool { isLabelImplicit && traits.contains(.image) }

  /// The node without what is inside it.
  var withoutChildren: SemanticNode {
    var node = self
    node.children = NodeList()
    node.hidden = NodeList()
    return node
  }

  /// Whether a person can change the node's value by swiping up or down.
  public var isAdjustable: Bool {
    traits.contains(.adjustable) || addedActions.contains { $0.kind == .increment || $0.kind == .decrement }
  }
}
