import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from './uploadMachine.ts';

/** A step is skipped where the rating does without it. */
export type StepState = 'waiting' | 'running' | 'done' | 'skipped';

/** The analyzing card's three steps (ANA-01). */
export interface UploadProgress {
  readonly faceDetection: StepState;
  readonly makeupAnalysis: StepState;
  readonly feedback: StepState;
}

/** How far the three steps are, read from the chart's state alone. */
export function uploadProgress(snapshot: SnapshotFrom<typeof uploadMachine>): UploadProgress {
  const { location, file } = snapshot.context.chosen;
  // In a rough rating no face was found, nor found missing.
  const faceDetection = location?.kind === 'unavailable' ? 'skipped' : 'done';
  if (snapshot.matches('complete')) return { faceDetection, makeupAnalysis: 'done', feedback: 'done' };
  if (snapshot.matches({ analyzing: 'charging' }) || snapshot.matches({ analyzing: { working: 'judging' } }))
    return { faceDetection, makeupAnalysis: 'done', feedback: 'running' };
  if (snapshot.matches({ analyzing: 'working' }))
    return { faceDetection, makeupAnalysis: 'running', feedback: 'waiting' };
  // Without the face finder nothing goes on: the visitor decides whether to look again, or to have the photo rated roughly.
  const isLooking = file !== null && !snapshot.matches({ analyzing: 'unlocated' });
  return {
    faceDetection: isLooking ? 'running' : 'waiting',
    makeupAnalysis: 'waiting',
    feedback: 'waiting',
  };
}
