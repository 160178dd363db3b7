/**
 * What the page answers to a drag over the element: the effect that the pointer shows. Browsers ignore a script that sets `dropEffect`,
 * unless a real drag is under way, so the event gets a plain object.
 *
 * @param types the kinds of data that are dragged, such as `Files`
 */
export function dropEffectOver(element: Element, ...types: string[]): string {
  const dataTransfer = { types, dropEffect: 'copy' };
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true });
  Object.defineProperty(over, 'dataTransfer', { value: dataTransfer });
  element.dispatchEvent(over);
  return dataTransfer.dropEffect;
}
