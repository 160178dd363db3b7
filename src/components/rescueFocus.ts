/** Whether no element has the focus from which a keyboard user could go on: the one that had it was removed, hidden or disabled. */
export function isFocusLost(): boolean {
  // The focus stays in a dialog that was closed until the browser draws the page.
  return document.activeElement?.matches('body, dialog, dialog:not([open]) *, :disabled') ?? true;
}

/**
 * Gives a lost focus to the heading of the view. Otherwise a keyboard user would start again at the top of the page, and a screen reader
 * would say nothing. Behind an open dialog nothing happens, because the heading is inert there.
 */
export function rescueFocus(): void {
  if (isFocusLost()) document.querySelector<HTMLElement>('main h2[tabindex]')?.focus({ preventScroll: true });
}
