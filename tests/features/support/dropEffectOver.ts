/**
 * The `dropEffect` that the page sets when something is dragged over the element; the pointer shows it. The event carries a plain object,
 * because browsers let a script set the effect only while a visitor drags something.
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
