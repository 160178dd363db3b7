/** What the photo coach may notice before a credit is spent. Its words are in `coachHintText.ts`. */
export type CoachTopic =
  | 'tooDark'
  | 'tooBright'
  | 'brightSurroundings'
  | 'noColor'
  | 'unevenLight'
  | 'blurry'
  | 'faceSmall'
  | 'turnedAway'
  | 'eyesCovered'
  | 'glasses'
  | 'mouthCovered'
  | 'severalFaces'
  | 'noFace';

/** One friendly hint; the visitor may go on anyway. */
export interface CoachHint {
  readonly topic: CoachTopic;
  /** What was measured, in the unit of the limit that it passed (`workers/pixels/coach/coachCalibration.ts`). */
  readonly measured: number;
}

/** What the coach says of a photo; `silent` where it failed or took too long. */
export type CoachWords = readonly CoachHint[] | 'silent';
