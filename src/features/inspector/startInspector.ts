import type { InspectionEvent, Observer } from 'xstate';
import { createRecording } from './createRecording.ts';
import { showInspector } from './showInspector.tsx';

/** Puts the inspector on the page and returns what actors are created with. */
export function startInspector(): Observer<InspectionEvent> {
  const recording = createRecording();
  showInspector(recording);
  return recording.observer;
}
