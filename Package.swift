// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "IntentSim",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "IntentEngine", targets: ["IntentEngine"]),
    .library(name: "IntentSimulation", targets: ["IntentSimulation"]),
    .library(name: "ScenarioLanguage", targets: ["ScenarioLanguage"]),
    .library(name: "Conformance", targets: ["Conformance"]),
    .library(name: "Reporting", targets: ["Reporting"]),
    .executable(name: "intentsim", targets: ["intentsim"]),
  ],
  targets: [
    .target(name: "IntentEngine"),
    .target(name: "IntentSimulation", dependencies: ["IntentEngine"]),
    .target(name: "ScenarioLanguage", dependencies: ["IntentEngine", "IntentSimulation"]),
    .target(
      name: "Conformance", dependencies: ["IntentEngine", "IntentSimulation", "ScenarioLanguage"]),
    .target(name: "Reporting", dependencies: ["IntentEngine", "ScenarioLanguage", "Conformance"]),
    .executableTarget(
      name: "intentsim",
      dependencies: [
        "IntentEngine", "IntentSimulation", "ScenarioLanguage", "Conformance", "Reporting",
      ]),
    .testTarget(name: "IntentEngineTests", dependencies: ["IntentEngine"]),
    .testTarget(
      name: "IntentSimulationTests", dependencies: ["IntentEngine", "IntentSimulation"]),
    .testTarget(
      name: "ScenarioLanguageTests",
      dependencies: ["IntentEngine", "IntentSimulation", "ScenarioLanguage"]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["IntentEngine", "IntentSimulation", "ScenarioLanguage", "Conformance"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["IntentEngine", "ScenarioLanguage", "Conformance", "Reporting"]),
    .testTarget(name: "intentsimTests", dependencies: ["intentsim", "Conformance", "Reporting"]),
    .testTarget(name: "HouseRulesTests"),
  ],
  swiftLanguageModes: [.v6]
)
