/**
 * Gives the focus to the heading of the view where it was lost with the element that had it, or where nothing had it before: a keyboard
 * would start again at the top of the page, and a screen reader would say nothing. Behind an open dialog no heading takes it.
 */
export function rescueFocus(): void {
  // Until the browser draws the page the focus stays in a dialog that was closed.
  if (document.activeElement?.matches('body, dialog *'))
    document.querySelector<HTMLElement>('main h2[tabindex]')?.focus({ preventScroll: true });
}
