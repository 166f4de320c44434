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

  init(project: ProjectIndex, budget: EvaluationBudget, listed: [Bool]) {
    self.project = project
    self.budget = budget
    self.listed = listed
  }

  private struct Candidate {
    let name: String
    let entry: ScreenEntry
    let span: SourceSpan
  }

  mutating func screens() -> [Screen] {
    let maker = Interpreter(project: project, settings: AccessibilitySettings(), budget: budget)
    let views = declaredViews(maker)
    let free = views.filter { maker.canMake($0) }
    var found = free.map { Candidate(name: $0.name, entry: .view($0), span: $0.span) }
    found += previews(freeViews: Set(free.map(\.name)))
    var opened: [(span: SourceSpan, screen: Screen)] = []
    for candidate in found { opened.append((candidate.span, open(candidate))) }
    for view in views where !maker.canMake(view) && !reached.contains(view.qualifiedName) {
      let candidate = Candidate(name: view.name, entry: .unknownArguments(view), span: view.span)
      opened.append((view.span, open(candidate)))
    }
    return opened.sorted { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }.map(\.screen)
  }

  private mutating func open(_ candidate: Candidate) -> Screen {
    let interpreter = Interpreter(project: project, settings: AccessibilitySettings(), budget: budget)
    let program = ScreenProgram(project: project, budget: budget, entry: candidate.entry)
    let builder = ScreenBuilder(
      program: program, name: unique(candidate.name), source: interpreter.range(candidate.span))
    let opened = builder.open()
    reached.formUnion(opened.reached)
    for note in opened.notes where !notes.contains(note) { notes.append(note) }
    return opened.screen
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

  private func previews(freeViews: Set<String>) -> [Candidate] {
    var found: [Candidate] = []
    for file in project.files where isListed(file.number) {
      for statement in file.statements { found += previews(statement, file, freeViews) }
    }
    return found
  }

  private func previews(_ statement: Statement, _ file: SourceFile, _ free: Set<String>) -> [Candidate] {
    switch statement.kind {
    case .declaration(let declaration):
      if case .macro("Preview", let arguments) = declaration.kind {
        return preview(arguments, declaration.span, file, free)
      }
      guard case .type(let type) = declaration.kind, type.inherited.contains("PreviewProvider"),
        let declared = project.type(type.name, from: file.number)
      else { return [] }
      return provider(declared, declaration.span, free)
    case .expression(let expression):
      guard case .macro("Preview", let arguments) = expression.kind else { return [] }
      return preview(arguments, expression.span, file, free)
    default: return []
    }
  }

  private func preview(
    _ arguments: [Argument], _ span: SourceSpan, _ file: SourceFile, _ free: Set<String>
  ) -> [Candidate] {
    guard case .closure(let closure)? = arguments.last?.value.kind else { return [] }
    let shown = onlyView(closure.body, file.number)
    if let shown, shown.isBare, free.contains(shown.name) { return [] }
    var name = shown?.name ?? "Preview"
    if case .string(let segments)? = arguments.first?.value.kind, case .text(let title)? = segments.first {
      name = title
    }
    return [Candidate(name: name, entry: .preview(closure, file: file.number), span: span)]
  }

  private func provider(_ type: TypeDeclaration, _ span: SourceSpan, _ free: Set<String>) -> [Candidate] {
    guard let previews = type.members.staticComputed["previews"] else { return [] }
    let shown = onlyView(previews.getter, span.file)
    if let shown, shown.isBare, free.contains(shown.name) { return [] }
    let name = shown?.name ?? type.name
    let interpreter = Interpreter(project: project, settings: AccessibilitySettings(), budget: budget)
    let count = interpreter.views(of: interpreter.staticMember(of: type, "previews") ?? .void).count
    return (0..<max(1, min(count, 20))).map {
      Candidate(name: name, entry: .provider(type, index: $0), span: span)
    }
  }

  /// The view of the project that a preview shows and nothing else.
  private func onlyView(_ body: [Statement], _ file: UInt32) -> (name: String, isBare: Bool)? {
    Self.onlyView(body).flatMap { project.type($0.name, from: file) == nil ? nil : $0 }
  }

  /// The view that a preview's only expression calls, and whether nothing is said about it.
  private static func onlyView(_ body: [Statement]) -> (name: String, isBare: Bool)? {
    guard body.count == 1 else { return nil }
    var expression: Expression
    switch body[0].kind {
    case .expression(let only): expression = only
    case .return(let only?): expression = only
    default: return nil
    }
    var isBare = true
    while case .call(let callee, let arguments) = expression.kind {
      if case .name(let name) = callee.kind { return (name, isBare && arguments.isEmpty) }
      guard case .member(let base?, _) = callee.kind else { return nil }
      isBare = false
      expression = base
    }
    return nil
  }
}
