import type { ComponentPropsWithRef } from 'react';
import { buttonClasses, type ButtonLook } from './Button.tsx';
import { joinClasses } from './joinClasses.ts';

/** A link that looks like a button: for what leads to another page. */
export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...rest
}: ButtonLook & ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} className={joinClasses(buttonClasses({ variant, size }), className)}>
      {children}
    </a>
  );
}
