import { type RefObject, useLayoutEffect } from 'react';

/**
 * Hands the focus back when a part that is about to be removed has it: to the last heading or line before the part that takes the focus
 * by script. Otherwise a keyboard would start again at the top of the page, and a screen reader would say nothing.
 */
export function useFocusHandedBack(part: RefObject<HTMLElement | null>): void {
  // A layout effect: its cleanup runs while the part is still in the document.
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      [...document.querySelectorAll<HTMLElement>('[tabindex="-1"]')]
        .findLast((place) => place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
        ?.focus();
    };
  }, [part]);
}
