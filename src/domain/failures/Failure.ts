import type { CoachTopic } from '../coach/CoachHint.ts';

/** The steps that have a time-out of their own. */
export type Step =
  /** The worker itself: its script, before the job begins. */
  | 'starting'
  | 'opening'
  | 'faceCheck'
  | 'locating'
  | 'imageProcessing'
  | 'filters'
  | 'enhancement'
  | 'card'
  | 'pipeline';

/**
 * Everything that can go wrong with a photo or its rating, as values. They cross Comlink as plain objects; only
 * `describeFailure` turns them into the specification's words. Exceptions of the browser are mapped to these where
 * they are caught, so that the browser's English never decides a branch (decision 16).
 */
export type Failure =
  /** A message of the specification, to the letter; and the reasons that the photo coach knows. */
  | { readonly kind: 'refused'; readonly message: string; readonly reasons?: readonly CoachTopic[] }
  | { readonly kind: 'timeout'; readonly step: Step }
  /** The browser could not decode the photo. */
  | { readonly kind: 'undecodable'; readonly format?: 'heic' }
  /** The file's bytes could not be read. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'previewFailed' }
  /**
   * The browser has no canvas to give, or a canvas does not hand its pixels back, or (`isScrambled`) it hands back noise in place of
   * them.
   */
  | { readonly kind: 'canvas'; readonly isScrambled?: true }
  /** Memory ran out, or a quota was hit, or the header declares more than 100 megapixels. */
  | { readonly kind: 'memory' }
  /** A worker crashed during its job. */
  | { readonly kind: 'workerLost' }
  /** A piece of the program did not load: a chunk, a worker's script, wasm. */
  | { readonly kind: 'programNotLoaded' }
  /** No credit is there for a battle. */
  | { readonly kind: 'notEnoughCredits' }
  /** The credit was there before the work and is gone after it. */
  | { readonly kind: 'creditNotSpent' }
  | { readonly kind: 'noResult' }
  | { readonly kind: 'invalidResult' }
  | { readonly kind: 'noMainAnalysis' }
  /** An Error whose message is the program's own. */
  | { readonly kind: 'unexpected'; readonly message: string }
  /** Something that is no Error was thrown. */
  | { readonly kind: 'nonError' };

/** A value, or the reason why there is none. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };
