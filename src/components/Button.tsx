import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'outline' | 'link';

export interface ButtonLook {
  /** One primary button a screen. `link` is underlined text with a 44 px target. */
  readonly variant?: ButtonVariant | undefined;
  /** `compact` is 44 px high and as wide as its words; `wide` fills its line at every width. */
  readonly size?: 'regular' | 'compact' | 'wide' | undefined;
}

/** The classes of a button's look, which links that look like buttons use as well. */
export function buttonClasses({ variant = 'outline', size = 'regular' }: ButtonLook): string {
  return joinClasses(styles['button'], styles[variant], styles[size]);
}

interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** The last press is still being worked on: more presses do nothing. The button is not disabled, because it would lose the focus. */
  readonly busy?: boolean;
}

/** A round, glossy button. */
export function Button({
  variant,
  size,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      className={joinClasses(buttonClasses({ variant, size }), className)}
      onClick={busy ? undefined : onClick}
    />
  );
}
