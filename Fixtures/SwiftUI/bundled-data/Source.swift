import SwiftUI

/// Cards whose words lie in a JSON file of the project.
struct Landmark: Codable, Identifiable, Hashable {
  enum Category: String, Codable, CaseIterable { case lakes = "Lakes", hills = "Hills" }

  let id: Int
  let name: String
  let category: Category
  let isFeatured: Bool
  let nearestTown: String?
  private let imageName: String

  enum CodingKeys: String, CodingKey {
    case id, name, category, nearestTown, imageName
    case isFeatured = "featured"
  }

  var image: Image { Image(imageName) }
}

func load<Model: Decodable>(_ name: String) -> Model {
  guard let file = Bundle.main.url(forResource: name, withExtension: nil) else { fatalError("no \(name)") }
  do {
    let data = try Data(contentsOf: file)
    return try JSONDecoder().decode(Model.self, from: data)
  } catch {
    fatalError("\(error)")
  }
}

final class LandmarkModel: ObservableObject {
  @Published var landmarks: [Landmark] = load("landmarks.json")

  var featured: [Landmark] { landmarks.filter { $0.isFeatured } }
  var categories: [String: [Landmark]] { Dictionary(grouping: landmarks) { $0.category.rawValue } }
}

struct LandmarkRows: View {
  @EnvironmentObject private var model: LandmarkModel

  var body: some View {
    List {
      Section("Featured") { ForEach(model.featured) { Text($0.name) } }
      ForEach(model.categories.keys.sorted(), id: \.self) { key in
        Section(key) {
          ScrollView(.horizontal) {
            HStack {
              ForEach(model.categories[key] ?? []) { landmark in
                VStack {
                  landmark.image.resizable()
                  Text(landmark.name)
                  if let town = landmark.nearestTown {
                    Text("near \(town)")
                  } else {
                    Text("far from any town")
                  }
                }
                .accessibilityElement(children: .combine)
              }
            }
          }
        }
      }
    }
  }
}

#Preview { LandmarkRows().environmentObject(LandmarkModel()) }
