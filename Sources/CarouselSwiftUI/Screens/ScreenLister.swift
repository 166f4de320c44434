internal import CarouselModel
internal import LocatedValues
internal import SwiftSourceReader

/// Finds the screens of a project: previews, views without arguments, and views that no other screen reaches.
struct ScreenLister {
  let project: ProjectIndex
  let budget: EvaluationBudget
  /// For each file whether its screens are wanted.
  let listed: [Bool]
  private(set) var notes: [Diagnostic] = []
  private var reached: Set<String> = []
  private var names: [String: Int] = [:]
  private var wanted: [ListedScreen.Identity: String]?
  private var freeViews: Set<ObjectIdentifier> = []
  private var presented: Set<SourceSpan> = []
  private var previewCount: [UInt32: Int] = [:]

  init(project: ProjectIndex, budget: EvaluationBudget, listed: [Bool]) {
    self.project = project
    self.budget = budget
    self.listed = listed
  }

  private struct Candidate {
    let name: String
    let entry: ScreenEntry
    let span: SourceSpan
    let identity: ListedScreen.Identity

    init(_ name: String, _ entry: ScreenEntry, _ span: SourceSpan, _ identity: String) {
      self.name = name
      self.entry = entry
      self.span = span
      self.identity = ListedScreen.Identity(identity)
    }

    init(_ type: TypeDeclaration, _ entry: ScreenEntry) {
      self.init(type.name, entry, type.span, "\(type.file) \(type.qualifiedName)")
    }
  }

  /// Evaluates the screens; with names by identity only those, under these names.
  mutating func screens(_ wanted: [ListedScreen.Identity: String]? = nil) -> [ListedScreen] {
    self.wanted = wanted
    let maker = Interpreter(project: project, settings: AccessibilitySettings(), budget: budget)
    let views = declaredViews(maker)
    let free = views.filter { maker.canMake($0) }
    freeViews = Set(free.map(ObjectIdentifier.init))
    var found = free.map { Candidate($0, .view($0)) }
    found += previews()
    var opened: [(span: SourceSpan, screen: ListedScreen)] = []
    for candidate in found { opened += open(candidate) }
    for view in views where !maker.canMake(view) {
      guard wanted != nil || !reached.contains(view.qualifiedName) else { continue }
      opened += open(Candidate(view, .unknownArguments(view)))
    }
    return opened.sorted { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }.map(\.screen)
  }

  /// A screen, and what it presents.
  private mutating func open(_ candidate: Candidate) -> [(span: SourceSpan, screen: ListedScreen)] {
    let name: String
    let isWanted = wanted.map { $0[candidate.identity] != nil } ?? true
    if let wanted {
      guard wanted.keys.contains(where: candidate.identity.leads(to:)) else { return [] }
      name = wanted[candidate.identity] ?? candidate.name
    } else {
      name = unique(candidate.name)
    }
    let interpreter = Interpreter(project: project, settings: AccessibilitySettings(), budget: budget)
    let program = ScreenProgram(project: project, budget: budget, entry: candidate.entry)
    let builder = ScreenBuilder(program: program, name: name, source: interpreter.range(candidate.span))
    let opened = builder.open()
    reached.formUnion(opened.reached)
    for note in opened.notes where !notes.contains(note) { notes.append(note) }
    let screen = ListedScreen(
      screen: opened.screen, identity: candidate.identity,
      hasUnknownArguments: candidate.entry.viewWithUnknownArguments != nil)
    var screens = isWanted ? [(candidate.span, screen)] : []
    for inner in presentedScreens(opened.presented, by: candidate, name) { screens += open(inner) }
    return screens
  }

  /// What a screen presents, each by the first that does; what is a view that is listed anyway is that screen.
  private mutating func presentedScreens(
    _ found: [PresentedScreen], by candidate: Candidate, _ name: String
  ) -> [Candidate] {
    // A sheet on a sheet on a sheet is real; a chain without end would come from a view that presents itself.
    guard candidate.entry.depth < 3 else { return [] }
    return found.enumerated().compactMap { index, shown in
      guard isListed(shown.span.file), presented.count < 1_000, presented.insert(shown.span).inserted else {
        return nil
      }
      if let bare = shown.bareView, isListedAnyway(bare, shown.span.file) { return nil }
      let line = project.place(shown.span).line
      return Candidate(
        "\(name) (\(shown.kind.rawValue) at line \(line))",
        .presented(by: candidate.entry, shown.span), shown.span,
        "\(candidate.identity.name) > \(index)")
    }
  }

  private mutating func unique(_ name: String) -> String {
    let number = (names[name] ?? 0) + 1
    names[name] = number
    return number == 1 ? name : "\(name) \(number)"
  }

  private func isListed(_ file: UInt32) -> Bool { Int(file) < listed.count && listed[Int(file)] }

  /// The views with a body, in the order of files and lines.
  private func declaredViews(_ maker: Interpreter) -> [TypeDeclaration] {
    var seen: Set<ObjectIdentifier> = []
    return project.types.values.joined()
      .filter { type in
        type.kind == .structure && isListed(type.file) && type.members.computed["body"] != nil
          && maker.isView(type) && seen.insert(ObjectIdentifier(type)).inserted
      }
      .sorted { ($0.file, $0.span.start) < ($1.file, $1.span.start) }
  }

  // MARK: - Previews

  private mutating func previews() -> [Candidate] {
    var found: [Candidate] = []
    for file in project.files where isListed(file.number) {
      for statement in file.statements { found += previews(statement, file) }
    }
    return found
  }

  private mutating func previews(_ statement: Statement, _ file: SourceFile) -> [Candidate] {
    switch statement.kind {
    case .declaration(let declaration):
      if case .macro("Preview", let arguments) = declaration.kind {
        return preview(arguments, declaration.span, file)
      }
      guard case .type(let type) = declaration.kind, type.inherited.contains("PreviewProvider"),
        let declared = project.type(type.name, from: file.number)
      else { return [] }
      return provider(declared, declaration.span)
    case .expression(let expression):
      guard case .macro("Preview", let arguments) = expression.kind else { return [] }
      return preview(arguments, expression.span, file)
    default: return []
    }
  }

  private mutating func preview(
    _ arguments: [Argument], _ span: SourceSpan, _ file: SourceFile
  ) -> [Candidate] {
    guard case .closure(let closure)? = arguments.last?.value.kind else { return [] }
    let number = previewCount[file.number, default: 0]
    previewCount[file.number] = number + 1
    let shown = onlyView(closure.body, file.number)
    let traits = PreviewTraits.arguments(arguments)
    if let shown, shown.isBare, traits.isEmpty, isListedAnyway(shown.name, file.number) { return [] }
    var name = shown?.name ?? "Preview"
    if case .string(let segments)? = arguments.first?.value.kind, case .text(let title)? = segments.first {
      name = title
    }
    return [
      Candidate(name, .preview(closure, traits: traits, file: file.number), span, "\(file.number) #\(number)")
    ]
  }

  private func provider(_ type: TypeDeclaration, _ span: SourceSpan) -> [Candidate] {
    guard let getter = type.members.staticComputed["previews"]?.getter else { return [] }
    guard let previews = ProviderPreviews(getter) else { return previews(type, getter, span, type.name, 0) }
    return (0..<previews.count).flatMap { number -> [Candidate] in
      let body = previews.body(number)
      let shown = previews.shown(number).flatMap(Self.onlyView).flatMap {
        project.type($0.name, from: span.file) == nil ? nil : $0
      }
      if let shown, shown.isBare, isListedAnyway(shown.name, span.file) { return [] }
      let name = previews.shown(number).flatMap(ProviderPreviews.name) ?? shown?.name ?? type.name
      return self.previews(type, body, span, name, number)
    }
  }

  /// The screens of one statement, which makes several where it is a `ForEach`.
  private func previews(
    _ type: TypeDeclaration, _ body: [Statement], _ span: SourceSpan, _ name: String, _ number: Int
  ) -> [Candidate] {
    let interpreter = Interpreter(project: project, settings: AccessibilitySettings(), budget: budget)
    let count = interpreter.previews(body, of: type).count
    return (0..<max(1, min(count, 20))).map { index in
      Candidate(
        name, .provider(type, body, index: index), span,
        "\(type.file) \(type.qualifiedName) #\(number)" + (index == 0 ? "" : ".\(index)"))
    }
  }

  /// Whether a name means a view that is listed by itself.
  private func isListedAnyway(_ name: String, _ file: UInt32) -> Bool {
    project.type(name, from: file).map { freeViews.contains(ObjectIdentifier($0)) } ?? false
  }

  /// Modifiers that say something to Xcode's canvas alone.
  static let canvasModifiers: Set<String> = [
    "previewContext", "previewDevice", "previewDisplayName", "previewInterfaceOrientation", "previewLayout",
  ]

  /// The view of the project that a preview shows and nothing else.
  private func onlyView(_ body: [Statement], _ file: UInt32) -> (name: String, isBare: Bool)? {
    Self.onlyView(body).flatMap { project.type($0.name, from: file) == nil ? nil : $0 }
  }

  /// The view that a preview's only expression calls, and whether nothing is said about it.
  static func onlyView(_ body: [Statement]) -> (name: String, isBare: Bool)? {
    guard body.count == 1 else { return nil }
    switch body[0].kind {
    case .expression(let only): return onlyView(only)
    case .return(let only?): return onlyView(only)
    default: return nil
    }
  }

  /// The view that an expression calls, and whether nothing is said about it.
  static func onlyView(_ shown: SwiftSourceReader.Expression) -> (name: String, isBare: Bool)? {
    var (expression, isBare) = (shown, true)
    while case .call(let callee, let arguments) = expression.kind {
      if case .name(let name) = callee.kind { return (name, isBare && arguments.isEmpty) }
      guard case .member(let base?, let modifier) = callee.kind else { return nil }
      isBare = isBare && canvasModifiers.contains(modifier)
      expression = base
    }
    return nil
  }
}
