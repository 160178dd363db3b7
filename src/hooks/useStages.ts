import { useEffect, useState } from 'react';

/**
 * How many of the stages of a long view may show by now: the first at once, one more each time that what shows has been
 * painted. Styling, laying out and painting then come in several tasks, between which the page answers.
 */
export function useStages(stages: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown === stages) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callbacks run before it is painted, a task that they set runs after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(shown + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, stages]);
  return shown;
}
