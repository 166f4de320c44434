import SwiftUI

/// Cards that a model fetches once the view has appeared, from a service that a preview replaces.
protocol TripService {
  func trips() async throws -> [Trip]
}

struct Trip: Identifiable {
  enum Kind: String, CaseIterable { case train, boat = "ferry" }

  let id: Int
  let place: String
  let kind: Kind
  var picture: URL? = nil
  var price = 9.5
}

struct SampleService: TripService {
  func trips() async throws -> [Trip] {
    [Trip(id: 1, place: "Oslo", kind: .boat), Trip(id: 2, place: "Bern", kind: .train, price: 1234)]
  }
}

@Observable final class TripModel {
  enum Phase: Equatable { case loading, loaded, failed(String) }

  private(set) var trips: [Trip] = []
  private(set) var phase = Phase.loading
  private let service: any TripService
  @ObservationIgnored lazy var title = "\(trips.count) trips"

  init(service: any TripService = SampleService()) { self.service = service }

  func load() async {
    do {
      trips = try await service.trips()
      phase = .loaded
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }
}

struct TripCards: View {
  @State private var model = TripModel()

  var body: some View {
    content.onAppear { Task { await model.load() } }
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .loading: ProgressView("Loading")
    case .failed(let message): Label(message, systemImage: "exclamationmark.triangle")
    case .loaded:
      Text(model.title)
      ScrollView(.horizontal) {
        LazyHStack { ForEach(model.trips) { card($0) } }
      }
    }
  }

  private func card(_ trip: Trip) -> some View {
    VStack {
      AsyncImage(url: trip.picture) { phase in
        if let image = phase.image { image.resizable() } else { ProgressView() }
      }
      Text(trip.place)
      Text("By \(trip.kind.rawValue)")
      Text(trip.price, format: .currency(code: "EUR"))
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview { TripCards() }
