import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Announces its text whenever it changes. It must stay mounted, empty while there is nothing to say: a region that
 * arrives together with its words is often not read.
 */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` stands for the result of a form's fields
    <VisuallyHidden role="status" aria-live="polite">
      {children}
    </VisuallyHidden>
  );
}
