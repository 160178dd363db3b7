import { createRoot } from 'react-dom/client';
import { InspectorPanel } from './InspectorPanel.tsx';
import { keepOnTop } from './keepOnTop.ts';
import type { Recording } from './createRecording.ts';
import styles from './InspectorPanel.module.css';

/** Puts the inspector at the foot of the page, above all else; returns the way to take it away. */
export function showInspector(recording: Recording): () => void {
  const place = document.createElement('div');
  place.popover = 'manual';
  place.className = styles['place'] ?? '';
  document.body.append(place);
  const root = createRoot(place);
  root.render(<InspectorPanel recording={recording} />);
  const stop = keepOnTop(place);
  return () => {
    stop();
    root.unmount();
    place.remove();
  };
}
