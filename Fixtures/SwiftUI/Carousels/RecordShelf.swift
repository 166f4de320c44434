import SwiftUI

/// The facts of the Cover Flow Carousel in another author's code: a card view of its own, a static sample, a helper.
struct Record: Identifiable {
  let title: String
  let cover: Image

  var id: String { title }
}

extension Record {
  static let samples: [Record] = [
    .init("Sunset", .orange, .pink, symbol: "sun.horizon.fill"),
    .init("Forest", .green, .teal, symbol: "tree.fill"),
    .init("Midnight", .indigo, .black, symbol: "moon.stars.fill"),
    .init("Ocean", .cyan, .blue, symbol: "water.waves"),
    .init("Bloom", .pink, .purple, symbol: "camera.macro"),
  ]

  init(_ title: String, _ colors: Color..., symbol: String) {
    self.title = title
    cover = Image(size: CGSize(width: 300, height: 420), opaque: true) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 300, height: 420)), with: .color(colors[0]))
    }
  }
}

struct Shelf: View {
  var records: [Record]
  @Binding var chosen: String?
  @Environment(\.accessibilityReduceMotion) private var isCalm

  var body: some View {
    GeometryReader { room in
      let size = CoverSize(container: room.size)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 8) {
          ForEach(Array(zip(records.indices, records)), id: \.1.id) { index, record in
            Cover(record: record, place: index + 1, count: records.count)
              .frame(width: size.width, height: size.height)
              .frame(maxHeight: .infinity)
              .visualEffect { [isCalm] cover, proxy in
                let turn = Tilt(proxy.frame(in: .scrollView(axis: .horizontal)).midX, width: room.size.width)
                return cover
                  .scaleEffect(isCalm ? 1 : turn.scale)
                  .rotation3DEffect(isCalm ? .zero : .degrees(turn.degrees), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
                  .opacity(turn.opacity)
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, size.margin, for: .scrollContent)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $chosen, anchor: .center)
    }
  }
}

struct CoverSize {
  let width: Double
  let height: Double
  let margin: Double

  init(container: CGSize) {
    width = max(0.62 * container.width, 1)
    height = min(width * 1.4, container.height)
    margin = max((container.width - width) / 2, 0)
  }
}

struct Tilt {
  let distance: Double

  init(_ middle: CGFloat, width: CGFloat) {
    guard width > 0, middle.isFinite else {
      distance = 0
      return
    }
    distance = ((middle - width / 2) / (width / 2)).clamped(to: -1, 1)
  }

  var scale: Double { 1 - 0.14 * abs(distance) }
  var degrees: Double { distance * -52 }
  var opacity: Double { 1 - 0.4 * abs(distance) }
}

extension Double {
  func clamped(to low: Double, _ high: Double) -> Double { min(max(self, low), high) }
}

struct Cover: View {
  let record: Record
  let place: Int
  let count: Int

  var body: some View {
    Color.clear
      .overlay {
        record.cover
          .resizable()
          .scaledToFill()
          .accessibilityRepresentation { EmptyView() }
      }
      .overlay(alignment: .bottomLeading) { caption }
      .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
      .shadow(color: .black.opacity(0.25), radius: 14, y: 8)
      .accessibilityElement()
      .accessibilityLabel(record.title)
      .accessibilityValue("\(place) of \(count)")
  }

  private var caption: some View {
    Text(record.title)
      .font(.title3.weight(.bold))
      .foregroundStyle(.white)
      .lineLimit(2)
      .minimumScaleFactor(0.7)
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(LinearGradient(colors: [.clear, .black.opacity(0.55)], startPoint: .top, endPoint: .bottom))
  }
}

struct RecordShelf: View {
  @State private var chosen: String? = "Midnight"
  @State private var playsAlone = true
  @Environment(\.accessibilityReduceMotion) private var isCalm

  private let records = Record.samples

  var body: some View {
    VStack(spacing: 18) {
      Text("Albums")
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
        .foregroundStyle(.white)
      Shelf(records: records, chosen: $chosen)
        .frame(height: 400)
      if let chosen {
        Text(chosen)
          .font(.headline)
          .foregroundStyle(.white.opacity(0.75))
          .contentTransition(.opacity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.black)
    .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in playsAlone = false })
    .task(id: isCalm) { await play() }
  }

  private func play() async {
    if isCalm { return }
    let tour = [3, 4, 3, 2, 1, 0, 1, 2]
    var step = 3
    repeat {
      try? await Task.sleep(nanoseconds: 1_300_000_000)
      if Task.isCancelled || !playsAlone { break }
      step += 1
      step %= tour.count
      withAnimation(.smooth(duration: 0.8)) { chosen = records[tour[step]].id }
    } while playsAlone
  }
}

struct RecordShelf_Previews: PreviewProvider {
  static var previews: some View { RecordShelf() }
}
