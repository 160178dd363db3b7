import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from './uploadMachine.ts';

export type StepState = 'waiting' | 'running' | 'done';

/** The analyzing card's three steps (ANA-01). */
export interface UploadProgress {
  readonly faceDetection: StepState;
  readonly makeupAnalysis: StepState;
  readonly feedback: StepState;
}

/** How far the three steps are, read from the chart's state alone. */
export function uploadProgress(snapshot: SnapshotFrom<typeof uploadMachine>): UploadProgress {
  if (snapshot.matches('complete'))
    return { faceDetection: 'done', makeupAnalysis: 'done', feedback: 'done' };
  if (snapshot.matches({ analyzing: 'charging' }) || snapshot.matches({ analyzing: { working: 'judging' } }))
    return { faceDetection: 'done', makeupAnalysis: 'done', feedback: 'running' };
  if (snapshot.matches({ analyzing: 'working' }))
    return { faceDetection: 'done', makeupAnalysis: 'running', feedback: 'waiting' };
  // Without the face finder nothing goes on: the visitor decides whether to look again, or to have the photo rated roughly.
  const isLooking = snapshot.context.chosen.file !== null && !snapshot.matches({ analyzing: 'unlocated' });
  return {
    faceDetection: isLooking ? 'running' : 'waiting',
    makeupAnalysis: 'waiting',
    feedback: 'waiting',
  };
}
