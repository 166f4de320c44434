import CarouselModel

/// What `SemanticNode` keeps, under the same names.
struct SemanticProperties: Sendable {
  var role: SemanticNode.Role
  var view: String
  var label: TextValue?
  var isLabelImplicit = false
  var value: TextValue?
  var hint: TextValue?
  var traits: Traits = []
  var addedActions: [Action] = []
  var customContent: [CustomContent] = []
  var inputLabels: [TextValue] = []
  var identifier: String?
  var headingLevel: Int?
  var language: String?
  var sortPriority: Double?
  var visibility = Visibility.automatic
  var frame = Frame.unknown(reason: "no layout")
  var context: ContainerContext?
  var containerKind = ContainerKind.none
  var part: CarouselPart?
  var card: CardPlace?
  var order = ChildOrder.sorted
  var children = NodeList()
  var hidden = HiddenNodes.made(NodeList())
  var foldDepth = 0
  var symbol: String?
  var sharedTap: SemanticNode.SharedTap?
  var source: SourceRange?
  var doubts: [Doubt] = []
  var assumptions: [String] = []

  init(role: SemanticNode.Role, view: String, source: SourceRange?) {
    self.role = role
    self.view = view
    self.source = source
  }
}

/// What a node was made from: made already, or to be made when somebody asks.
///
/// A card that ignores its children says nothing of them, so reading a row need not make them.
enum HiddenNodes: Sendable {
  case made(NodeList)
  case deferred(@Sendable () -> NodeList)

  var list: NodeList {
    switch self {
    case .made(let list): list
    case .deferred(let make): make()
    }
  }

  /// Whether it is known that there are none.
  var isKnownEmpty: Bool {
    if case .made(let list) = self { list.entries.isEmpty && list.removed.isEmpty } else { false }
  }

  /// The nodes changed, now or when they are made.
  func mapping(_ change: @escaping @Sendable (NodeList) -> NodeList) -> Self {
    switch self {
    case .made(let list): .made(change(list))
    case .deferred(let make): .deferred { change(make()) }
    }
  }
}
