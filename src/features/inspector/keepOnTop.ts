/**
 * Keeps a popover usable while modal dialogs open and close. A modal dialog covers everything outside of it and makes it inert,
 * so the popover moves into the newest dialog, and back to the body when none is open.
 *
 * @returns the way to stop
 */
export function keepOnTop(popover: HTMLElement): () => void {
  /** In the order in which they were opened, which is not that of the document. */
  let dialogs: readonly HTMLElement[] = [];
  const place = () => {
    const modal = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
    dialogs = [
      ...dialogs.filter((dialog) => modal.includes(dialog)),
      ...modal.filter((dialog) => !dialogs.includes(dialog)),
    ];
    const home = dialogs.at(-1) ?? document.body;
    if (popover.parentElement !== home) home.append(popover);
    if (!popover.matches(':popover-open')) popover.showPopover();
  };
  const observer = new MutationObserver(place);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  place();
  return () => observer.disconnect();
}
