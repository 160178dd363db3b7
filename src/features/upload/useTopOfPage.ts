import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that scrolls the page to its top. It does nothing if the page was not scrolled since its last call, because
 * `scrollTo` forces the browser to lay out the page at once.
 */
export function useTopOfPage(): () => void {
  // After a reload the browser may have restored the scroll position.
  const mayBeScrolled = useRef(true);
  useEffect(() => {
    // The position is not read: reading it forces a layout, too.
    const note = () => {
      mayBeScrolled.current = true;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  return useCallback(() => {
    if (!mayBeScrolled.current) return;
    mayBeScrolled.current = false;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}
