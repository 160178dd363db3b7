import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react';

/**
 * A part of a view that may be removed while it has the focus, for example by its own button. It then gives the focus to the last element
 * before it that takes the focus by script only (`tabindex="-1"`), such as a heading. Otherwise a keyboard user would start again at the
 * top of the page, and a screen reader would say nothing.
 */
export function RemovablePart(props: ComponentPropsWithoutRef<'div'>) {
  const part = useRef<HTMLDivElement>(null);
  // A layout effect: its cleanup runs while the part is still in the document.
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      [...document.querySelectorAll<HTMLElement>('[tabindex="-1"]')]
        .findLast((place) => place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
        ?.focus();
    };
  }, []);
  return <div {...props} ref={part} />;
}
