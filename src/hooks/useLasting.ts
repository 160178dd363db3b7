import { useEffect, useState } from 'react';

/**
 * Whether a condition has held for `ms` milliseconds without a break. What ends sooner would only flash on the screen.
 */
export function useLasting(is: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [is, ms]);
  return is && lasts;
}
