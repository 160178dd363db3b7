/**
 * Keeps a popover usable while modal dialogs open and close. A modal dialog covers everything outside of it and makes it inert,
 * so the popover moves into the newest dialog, and back to the body when none is open.
 *
 * @returns the way to stop
 */
export function keepOnTop(popover: HTMLElement): () => void {
  const place = () => {
    const home = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? document.body;
    if (popover.parentElement !== home) home.append(popover);
    if (!popover.matches(':popover-open')) popover.showPopover();
  };
  const observer = new MutationObserver(place);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  place();
  return () => observer.disconnect();
}
