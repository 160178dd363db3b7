import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that scrolls the page to its top. It does nothing if the page is not scrolled, because `scrollTo` forces the
 * browser to lay out the page at once.
 */
export function useTopOfPage(): () => void {
  const scrolled = useRef(false);
  useEffect(() => {
    const follow = () => {
      scrolled.current = window.scrollY > 0;
    };
    // After a reload the browser may have restored the scroll position already.
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return useCallback(() => {
    if (!scrolled.current) return;
    scrolled.current = false;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}
