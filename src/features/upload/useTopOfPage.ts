import { useCallback, useEffect, useRef } from 'react';

/**
 * A function that takes the page to its top. Where it is there already, nothing is asked of the browser, which would have to lay out
 * the page on the spot.
 */
export function useTopOfPage(): () => void {
  const scrolled = useRef(false);
  useEffect(() => {
    const follow = () => {
      scrolled.current = window.scrollY > 0;
    };
    // A page that is loaded again may begin where it was left.
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
