import { useEffect, type DependencyList, type RefObject } from 'react';

/** Where the focus goes, first one that can take it: the next empty slot, the button, the line that says what goes on. */
const successors = [
  '[data-focus="upload"]:not(:disabled)',
  '[data-focus="start"]:not(:disabled)',
  '[data-focus="status"]',
];

/**
 * Moves the focus when the control that had it disappeared or was disabled. Otherwise a keyboard starts again at the top
 * of the page, and a screen reader says nothing. A focus that is elsewhere stays there.
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
