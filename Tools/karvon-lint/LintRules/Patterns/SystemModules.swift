/// Modules that come with Swift and with Apple's systems: a name among them is spelled right, wherever it is imported.
enum SystemModules {
    static let names: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AppIntents", "AppKit",
        "BackgroundTasks", "Charts", "CloudKit", "Combine", "Contacts", "CoreAudio", "CoreBluetooth", "CoreData",
        "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion",
        "CoreServices", "CoreText", "CoreVideo", "CryptoKit", "Darwin", "Dispatch", "EventKit", "Foundation",
        "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "GameKit",
        "Glibc", "HealthKit", "HomeKit", "ImageIO", "Intents", "JavaScriptCore", "LocalAuthentication", "MapKit",
        "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MultipeerConnectivity", "Musl", "NaturalLanguage",
        "Network", "NetworkExtension", "OSLog", "ObjectiveC", "Observation", "PDFKit", "PackagePlugin", "PassKit",
        "Photos", "PhotosUI", "QuartzCore", "QuickLook", "RealityKit", "RegexBuilder", "SafariServices", "SceneKit",
        "Security", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization",
        "SystemConfiguration", "TVUIKit", "Testing", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision",
        "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "XCTest",
    ]
}
