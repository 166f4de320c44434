public import CarouselModel

/// What assistive technology is given for a view: a stop, or a container of stops.
///
/// A value that is kept in one place until it is changed: nodes go through many hands on their way from the
/// views to the words, and a copy costs no more than a reference.
public struct SemanticNode: Sendable {
  /// Whether the node is a stop or holds stops.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A stop of its own; what it was made from is hidden.
    case element
    /// Not a stop; its children are.
    case container
  }

  private var storage: Storage

  /// Creates a node without properties.
  public init(_ role: Role, view: String, source: SourceRange? = nil) {
    storage = Storage(SemanticProperties(role: role, view: view, source: source))
  }

  private var properties: SemanticProperties {
    @inline(__always) _read { yield storage.properties }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.properties) }
      yield &storage.properties
    }
  }

  /// Where the properties are kept; changed only by its single owner, which makes it safe to send.
  private final class Storage: @unchecked Sendable {
    var properties: SemanticProperties
    init(_ properties: SemanticProperties) { self.properties = properties }
  }
}

extension SemanticNode {
  /// Whether the node is a stop or holds stops.
  public var role: Role {
    get { properties.role }
    _modify { yield &properties.role }
  }
  /// SwiftUI's name of the view that the node came from: "Text", "Button", "ScrollView" ...
  public var view: String {
    get { properties.view }
    _modify { yield &properties.view }
  }
  /// The name that is spoken.
  public var label: TextValue? {
    get { properties.label }
    _modify { yield &properties.label }
  }
  /// Whether the label stands in for one that the author did not give (a picture's file name), so that it
  /// gives way to the words of others when elements are combined.
  public var isLabelImplicit: Bool {
    get { properties.isLabelImplicit }
    _modify { yield &properties.isLabelImplicit }
  }
  /// The value that is spoken behind the label.
  public var value: TextValue? {
    get { properties.value }
    _modify { yield &properties.value }
  }
  /// What activating does, spoken last.
  public var hint: TextValue? {
    get { properties.hint }
    _modify { yield &properties.hint }
  }
  /// The traits.
  public var traits: Traits {
    get { properties.traits }
    _modify { yield &properties.traits }
  }
  /// What a person can do, outermost modifier first.
  public var actions: [Action] {
    get { properties.addedActions.reversed() }
    set { properties.addedActions = newValue.reversed() }
  }
  /// Facts told on request, in the order of the source.
  public var customContent: [CustomContent] {
    get { properties.customContent }
    _modify { yield &properties.customContent }
  }
  /// Names for Voice Control, best first.
  public var inputLabels: [TextValue] {
    get { properties.inputLabels }
    _modify { yield &properties.inputLabels }
  }
  /// The identifier for UI tests, never spoken.
  public var identifier: String? {
    get { properties.identifier }
    _modify { yield &properties.identifier }
  }
  /// The heading level, 1 to 6; nil where none is given.
  public var headingLevel: Int? {
    get { properties.headingLevel }
    _modify { yield &properties.headingLevel }
  }
  /// The language of the words, as a BCP 47 tag; nil is that of the settings.
  public var language: String? {
    get { properties.language }
    _modify { yield &properties.language }
  }
  /// The priority among siblings; nil is 0.
  public var sortPriority: Double? {
    get { properties.sortPriority }
    _modify { yield &properties.sortPriority }
  }
  /// Whether assistive technology is given the node.
  public var visibility: Visibility {
    get { properties.visibility }
    _modify { yield &properties.visibility }
  }
  /// Where the node is, as far as that is known.
  public var frame: Frame {
    get { properties.frame }
    _modify { yield &properties.frame }
  }
  /// The place in a series, list, landmark or table.
  public var context: ContainerContext? {
    get { properties.context }
    _modify { yield &properties.context }
  }
  /// What the container is.
  public var containerKind: ContainerKind {
    get { properties.containerKind }
    _modify { yield &properties.containerKind }
  }
  /// What the view is to the carousel around it, where that is stated.
  public var part: CarouselPart? {
    get { properties.part }
    _modify { yield &properties.part }
  }
  /// The card of a carousel that the node belongs to; in nested carousels, that of the innermost.
  public var card: CardPlace? {
    get { properties.card }
    _modify { yield &properties.card }
  }
  /// How the children are ordered.
  public var order: ChildOrder {
    get { properties.order }
    _modify { yield &properties.order }
  }
  /// The nodes inside a container.
  public var children: NodeList {
    get { properties.children }
    _modify { yield &properties.children }
  }
  /// What the node was made from, or what was taken out of it, each with the reason.
  ///
  /// Where nobody has changed it, it is worked out each time that it is asked for.
  public var hidden: NodeList {
    get { properties.hidden.list }
    set { properties.hidden = .made(newValue) }
  }
  /// Where the view was declared.
  public var source: SourceRange? {
    get { properties.source }
    _modify { yield &properties.source }
  }
  /// What about the node is not known, besides words.
  public var doubts: [Doubt] {
    get { properties.doubts }
    _modify { yield &properties.doubts }
  }
  /// What was assumed about the node, one sentence each.
  public var assumptions: [String] {
    get { properties.assumptions }
    _modify { yield &properties.assumptions }
  }
}

extension SemanticNode {
  /// The actions, innermost modifier first, so that adding one costs nothing.
  var addedActions: [Action] {
    get { properties.addedActions }
    _modify { yield &properties.addedActions }
  }
  /// How many elements were made around each other to make this one.
  var foldDepth: Int {
    get { properties.foldDepth }
    _modify { yield &properties.foldDepth }
  }
  /// The SF Symbol that the node shows.
  var symbol: String? {
    get { properties.symbol }
    _modify { yield &properties.symbol }
  }
  /// The tap that activates the node together with others, where it is on a view that holds them.
  var sharedTap: SharedTap? {
    get { properties.sharedTap }
    _modify { yield &properties.sharedTap }
  }
  /// What the node was made from, made or to be made.
  var hiddenNodes: HiddenNodes {
    get { properties.hidden }
    _modify { yield &properties.hidden }
  }

  /// A tap on a view of several nodes, which is one action however they are combined.
  struct SharedTap: Hashable, Sendable {
    /// Where it was written.
    let source: SourceRange?
  }
}
