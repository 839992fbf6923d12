/// Modules that come with a system or a toolchain, whether this machine has them or not.
enum SystemModules {
    /// Their names; nobody can ask this machine for those of another system.
    static let names = Set(
        [languages, apple, appleGraphics, appleDevices, appleServices, others]
            .flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(String.init))

    private static let languages = """
        Swift Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML Dispatch
        Distributed Observation RegexBuilder Runtime Synchronization Testing XCTest Cxx CxxStdlib _Concurrency
        _Differentiation _StringProcessing _Volatile PackageDescription PackagePlugin CompilerPluginSupport
        """

    private static let apple = """
        AppKit Cocoa UIKit SwiftUI SwiftUICore SwiftData WatchKit TVUIKit TVMLKit TVServices Combine CoreFoundation
        CoreData CoreServices CoreText CoreTransferable CoreSpotlight CoreTelephony CFNetwork Darwin Security
        SecurityInterface ServiceManagement SystemConfiguration UniformTypeIdentifiers UserNotifications
        UserNotificationsUI WebKit WidgetKit ActivityKit AppIntents AppShortcuts Charts TipKit TabularData OSLog os
        XPC JavaScriptCore ExtensionFoundation ExtensionKit FileProvider FileProviderUI FinderSync
        ApplicationServices AppleArchive Compression CommonCrypto CryptoKit CryptoTokenKit LocalAuthentication
        LocalAuthenticationEmbeddedUI Network NetworkExtension Accessibility DeveloperToolsSupport ObjectiveC
        MachO Playgrounds PreferencePanes QuickLook QuickLookUI QuickLookThumbnailing QuickLookPreview Quartz
        SafariServices ScreenSaver ScriptingBridge OSAKit OpenDirectory Collaboration Carbon IOKit Spatial simd
        """

    private static let appleGraphics = """
        Accelerate ARKit AVFoundation AVFAudio AVKit AVRouting AudioToolbox AudioUnit AudioVideoBridging CoreAudio
        CoreAudioKit CoreAudioTypes CoreGraphics CoreHaptics CoreImage CoreMIDI CoreMedia CoreMediaIO CoreVideo
        ColorSync Cinematic CompositorServices CreateML CreateMLComponents CoreML FoundationModels GLKit GSS
        GameController GameKit GameplayKit ImageCaptureCore ImageIO ImagePlayground InputMethodKit IOSurface
        MediaAccessibility MediaLibrary MediaPlayer MediaSetup MediaToolbox Metal MetalFX MetalKit ModelIO
        MetalPerformanceShaders MetalPerformanceShadersGraph NaturalLanguage OpenAL OpenCL OpenGL OpenGLES PDFKit
        PHASE PaperKit PencilKit Photos PhotosUI QuartzCore RealityFoundation RealityKit ReplayKit RoomPlan
        SceneKit ScreenCaptureKit SensitiveContentAnalysis ShazamKit SoundAnalysis Speech SpriteKit Symbols
        Translation VideoSubscriberAccount VideoToolbox Vision VisionKit Hypervisor Virtualization
        """

    private static let appleDevices = """
        AccessorySetupKit BackgroundAssets BackgroundTasks CarKey CarPlay CoreBluetooth CoreDisplay CoreHID CoreLocation
        CoreLocationUI CoreMotion CoreNFC CoreWLAN CoreWiFi DeviceActivity DeviceCheck DeviceDiscoveryExtension
        DeviceDiscoveryUI DiskArbitration DriverKit EndpointSecurity ExternalAccessory ForceFeedback HIDDriverKit
        HomeKit IOBluetooth IOBluetoothUI IOUSBHost Kernel LatentSemanticMapping Matter MatterSupport
        MultipeerConnectivity NearbyInteraction NotificationCenter PushToTalk PushKit SensorKit SystemExtensions
        ThreadNetwork WatchConnectivity WiFiAware DockKit
        """

    private static let appleServices = """
        Accounts AdAttributionKit AdServices AdSupport AddressBook AddressBookUI AppClip AppTrackingTransparency
        AssetsLibrary AuthenticationServices AutomaticAssessmentConfiguration BrowserEngineCore BrowserEngineKit
        BrowserKit BusinessChat CalendarStore CallKit ClassKit CloudKit Contacts ContactsUI EventKit EventKitUI
        ExposureNotification FamilyControls FinanceKit FinanceKitUI GroupActivities HealthKit HealthKitUI Intents
        IntentsUI IdentityLookup IdentityLookupUI InstantMessage JournalingSuggestions LinkPresentation
        LiveCommunicationKit MailKit ManagedSettings ManagedSettingsUI MapKit Messages MessageUI MetricKit
        MobileCoreServices MusicKit NewsstandKit PassKit PermissionKit ProximityReader Social StoreKit StoreKitTest
        SafetyKit SharedWithYou SharedWithYouCore SyncServices Twitter VideoEditor WeatherKit WorkoutKit WorkspaceServices
        iAd iTunesLibrary
        """

    private static let others = """
        Android Bionic Glibc Musl WASILibc WinSDK ucrt CRT
        """
}
