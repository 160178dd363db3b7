import type { JobsClient } from '../workers/Job.ts';
import type { HeicJobs } from '../workers/heicJobs.ts';
import type { PhotoJobs } from '../workers/photoJobs.ts';
import type { AnalysisResult } from '../src/domain/analysis/AnalysisResult.ts';
import type { ShownResult } from '../src/domain/analysis/ShownResult.ts';
import type { ComparisonResult } from '../src/domain/battle/ComparisonResult.ts';
import type { EnhancementOutcome } from '../src/domain/enhancement/Enhancement.ts';
import type { Failure } from '../src/domain/failures/Failure.ts';
import type { FaceLocation } from '../src/domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../src/domain/photo/OpenedPhoto.ts';
import type { Analysis } from './Analysis.ts';

/** An opened photo: what is measured of it, and the copy that is shown. */
export type DecodedPhoto = Awaited<ReturnType<PhotoJobs['open']['run']>>;

/**
 * What the charts ask of the outside world. Every port that takes time takes the signal first: aborting it stops the work (and the
 * worker that does it), not only the waiting. A port that fails resolves to a value that says so, such as an `Outcome` with the failure;
 * one that rejects has a bug, and the chart takes its fallback or reports `unexpected`.
 */
export interface PhotoPorts {
  /** The jobs of the photo workers (`workers/photoJobs.ts`). */
  readonly photo: JobsClient<PhotoJobs>;
  /** Tells the workers to drop what they keep of a photo that was removed. Its jobs have been aborted by then. */
  letGo(photo: OpenedPhoto): void;
  /** The jobs of the HEIC worker, which is fetched for the first photo that needs it. */
  readonly heic: JobsClient<HeicJobs>;
  /** Locates the face on the photo's `raster`. */
  locate(signal: AbortSignal, photo: OpenedPhoto): Promise<FaceLocation>;
  /** Asks the model service, if one is configured and the visitor agreed. Sends a copy of 512 px or less. */
  enhance(signal: AbortSignal, photo: OpenedPhoto): Promise<EnhancementOutcome>;
}

/** What a rating needs of the credits. The ledger implements it (CRD). */
export interface CreditPorts {
  canAnalyze(): boolean;
  /**
   * Takes one credit under the lock. False when there was none left to take. Aborting the signal before the lock is
   * held means that no credit is taken; after that it has no effect.
   */
  spend(signal: AbortSignal): Promise<boolean>;
}

/** The visitor's own calendar day: seasonal content follows the month, the card shows the date (decision 4). */
export interface CalendarDay {
  /** 0-11 */
  readonly month: number;
  /** As the visitor's language writes it. */
  readonly localDate: string;
}

/** The rules with all their phrases. They are fetched after the page: when it is idle, or when a photo is chosen. */
export interface JudgePorts {
  /** Judges what the analysis came to, on the visitor's own day (decision 4). */
  judge(analysis: Analysis): Promise<AnalysisResult>;
  compare(first: AnalysisResult, second: AnalysisResult): Promise<ComparisonResult>;
}

/** The verdict that this tab shows, kept as words and numbers for as long as the tab is open. */
export interface VerdictPorts {
  hasVerdict(): boolean;
  keepVerdict(result: ShownResult): void;
  /** Null where the stored verdict cannot be read, which is then forgotten. */
  recallVerdict(): Promise<ShownResult | null>;
  forgetVerdict(): void;
}

/** The view of the verdict on a photo. A battle needs no such port: the view of its results is fetched with its dialog. */
export interface ViewPorts {
  /** Resolves once the view is loaded. Until then no credit is taken (decision 17). */
  loadView(): Promise<unknown>;
}

/** What is logged for developers. Never a photo, a preview or a pixel (PRV-02). */
export interface LogPorts {
  /** A battle that failed (BTL-06). */
  comparisonFailed(failure: Failure): void;
}

/** Everything that rating a photo, or two against each other, asks of the outside world. */
export type RatingPorts = PhotoPorts & CreditPorts & JudgePorts & VerdictPorts & ViewPorts & LogPorts;
