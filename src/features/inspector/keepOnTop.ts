/**
 * Keeps a popover usable: a modal dialog makes inert whatever stands outside of it, and covers it. So the popover moves into
 * the newest one, and back to the body when that goes.
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
