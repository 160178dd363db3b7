/** What the photo coach may notice before a credit is spent. Its words stand in the content pools. */
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
  /** What was measured, in the unit the topic's docstring names; for the curious and for tests. */
  readonly measured: number;
}
