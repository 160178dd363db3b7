import type { ReactNode } from 'react';

interface LiveLineProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * A visible line that screen readers read whenever it changes. It must stay mounted, empty while there is nothing to say: a region that
 * is added together with its words is often not read.
 */
export function LiveLine({ className, children }: LiveLineProps) {
  return (
    <p className={className} aria-live="polite">
      {children}
    </p>
  );
}
