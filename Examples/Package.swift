// swift-tools-version: 6.2
import PackageDescription

// A package that tests its carousels as a package outside would: it sets no flags, and needs no speech.
let package = Package(
  name: "Albums",
  products: [.library(name: "Albums", targets: ["Albums"])],
  dependencies: [.package(name: "carousel-a11y", path: "..")],
  targets: [
    .target(name: "Albums"),
    .testTarget(
      name: "AlbumsTests",
      dependencies: [
        "Albums",
        .product(name: "CarouselTesting", package: "carousel-a11y"),
        .product(name: "CarouselModel", package: "carousel-a11y"),
      ],
      exclude: ["__Snapshots__", "Definitions"]),
  ]
)
