import { useEffect, type DependencyList, type RefObject } from 'react';

/** Where the focus goes, first one that can take it: the next empty slot, the button, the line that says what goes on. */
const successors = [
  '[data-focus="upload"]:not(:disabled)',
  '[data-focus="start"]:not(:disabled)',
  '[data-focus="status"]',
];

/**
 * Gives the focus a place when the control that held it went away or was disabled. Without it a keyboard starts again
 * at the top, and a screen reader falls silent. A focus that is elsewhere is left where it is.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, changes: DependencyList): void {
  useEffect(() => {
    const element = root.current;
    const held = document.activeElement;
    const lost = !held || held === document.body || held.matches(':disabled') || held.tagName === 'DIALOG';
    if (!element || !lost) return;
    for (const selector of successors) {
      const successor = element.querySelector<HTMLElement>(selector);
      if (successor) {
        successor.focus();
        return;
      }
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the caller names the changes that may take a control away
  }, changes);
}
