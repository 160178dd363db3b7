import type { InspectionEvent, Observer } from 'xstate';
import { createRecording } from './createRecording.ts';
import { showInspector } from './showInspector.tsx';

/** Puts the inspector on the page. Returns the option `inspect` that actors are to be created with. */
export function startInspector(): Observer<InspectionEvent> {
  const recording = createRecording();
  showInspector(recording);
  return recording.observer;
}
