import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { afterPaint } from '../hooks/afterPaint.ts';

interface ArrivalHeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** False on the very first view of the page, where the focus belongs to the browser. */
  readonly arriving?: boolean;
}

/**
 * The heading of a view that has just replaced another. It takes the focus, because the element that had the focus was removed. It
 * waits until the view is painted: focusing an element earlier would force an extra layout of the page.
 */
export function ArrivalHeading({ arriving = true, children, ...rest }: ArrivalHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(
    () => (arriving ? afterPaint(() => heading.current?.focus({ preventScroll: true })) : undefined),
    [arriving],
  );
  return (
    <h2 {...rest} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
