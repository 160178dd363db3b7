/** Whether nothing has the focus that a keyboard can go on from: what had it was removed, hidden or disabled, or nothing had it. */
export function isFocusLost(): boolean {
  // Until the browser draws the page the focus stays in a dialog that was closed.
  return document.activeElement?.matches('body, dialog, dialog:not([open]) *, :disabled') ?? true;
}

/**
 * Gives a lost focus to the heading of the view: a keyboard would start again at the top of the page, and a screen reader would say
 * nothing. Behind an open dialog no heading takes it.
 */
export function rescueFocus(): void {
  if (isFocusLost()) document.querySelector<HTMLElement>('main h2[tabindex]')?.focus({ preventScroll: true });
}
