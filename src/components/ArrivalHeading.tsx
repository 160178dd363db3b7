import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react';

interface ArrivalHeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** False on the very first view of the page, where the focus belongs to the browser. */
  readonly arriving?: boolean;
}

/** The heading of a view that has just replaced another. It takes the focus, because the element that had it is gone. */
export function ArrivalHeading({ arriving = true, children, ...rest }: ArrivalHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arriving) heading.current?.focus({ preventScroll: true });
  }, [arriving]);
  return (
    <h2 {...rest} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
