import Foundation
import HeadlessApp
import TranscriptKit

/// `karvon play`: compares transcripts with what is played.
@MainActor
struct Play {
    let output: Output

    func run(_ files: [String]) async -> ExitStatus {
        var status = ExitStatus.success
        for file in files {
            let result: FileRecord
            do {
                try await TranscriptFile(URL(filePath: file)).verify(recordsAnew: false, launch: KarvonApp.driver)
                result = FileRecord(file: file, isOK: true, verdict: "same", details: nil)
            } catch let mismatch as TranscriptMismatch {
                let details = "\(mismatch.kind.rawValue)\n\(mismatch.diff)"
                result = FileRecord(file: file, isOK: false, verdict: "differs", details: details)
                if status == .success { status = .difference }
            } catch {
                result = FileRecord(file: file, isOK: false, verdict: "failed", details: "\(error)")
                status = status.worse(after: error)
            }
            output.write(result)
        }
        return status
    }
}

/// `karvon record`: writes what is played into transcripts.
@MainActor
struct Record {
    let output: Output

    func run(_ files: [String]) async -> ExitStatus {
        var status = ExitStatus.success
        for file in files {
            let result: FileRecord
            do {
                try refuseFeature(file)
                let player = TranscriptPlayer(launch: KarvonApp.driver)
                let changed = try await TranscriptFile(URL(filePath: file)).record(by: player)
                result = FileRecord(file: file, isOK: true, verdict: changed ? "recorded" : "same", details: nil)
            } catch {
                result = FileRecord(file: file, isOK: false, verdict: "failed", details: "\(error)")
                status = status.worse(after: error)
            }
            output.write(result)
        }
        return status
    }
}

extension Record {
    /// A feature's transcript is played on the feature alone; on the whole app it would become another one.
    private func refuseFeature(_ file: String) throws {
        guard URL(filePath: file).standardizedFileURL.path.contains("/Modules/Features/") else { return }
        throw TranscriptError("\(file) belongs to a feature's tests; 'make record' records it on that feature alone")
    }
}

extension ExitStatus {
    /// The status once `error` has come too: an event that can't be done is a difference, all else could not run.
    fileprivate func worse(after error: any Error) -> ExitStatus {
        if let error = error as? TranscriptError, error.isEvent { return self == .success ? .difference : self }
        return .couldNotRun
    }
}
