import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Announces its text whenever it changes. It must stay mounted, empty while there is nothing to say: a region that
 * arrives together with its words is often not read.
 */
export function LiveRegion({
  urgent = false,
  children,
}: {
  readonly urgent?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <VisuallyHidden role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'}>
      {children}
    </VisuallyHidden>
  );
}
