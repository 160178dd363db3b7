/**
 * Calls back in a task of its own once the next frame has been painted. A page in the background paints none, and calls back when it is
 * seen again.
 *
 * @returns to be called when the callback is no longer wanted
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame's callbacks run before it is painted, a task that they set runs after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
