import type { ReactNode } from 'react';

export interface IconProps {
  /** The width and the height, in px. */
  readonly size: number;
  /** Of 24 across the icon. */
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

interface OutlineProps extends IconProps {
  /** What is drawn in a square of 24 units. */
  readonly children: ReactNode;
}

/**
 * The outline that the icons of this folder share, in the color of the text around it. It says nothing to a screen reader, because
 * words stand beside each icon, or name its button.
 *
 * @see https://lucide.dev whose shapes the icons are, in LICENSE
 */
export function Icon({ size, strokeWidth = 2, className, children }: OutlineProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
