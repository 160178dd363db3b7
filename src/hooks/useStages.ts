import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * How many of the stages of a long view may show by now: the first at once, one more each time that what shows has been
 * painted. Styling, laying out and painting then come in several tasks, between which the page answers.
 */
export function useStages(stages: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => (shown === stages ? undefined : afterPaint(() => setShown(shown + 1))), [shown, stages]);
  return shown;
}
