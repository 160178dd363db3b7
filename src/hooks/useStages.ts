import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * How many of the stages of a long view are rendered by now: at first one, and one more each time that the stages so far have been
 * painted. Styling, layout and painting are thus split into several tasks, between which the page answers.
 */
export function useStages(stages: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => (shown === stages ? undefined : afterPaint(() => setShown(shown + 1))), [shown, stages]);
  return shown;
}
