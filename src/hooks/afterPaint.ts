/**
 * Calls back in a separate task after the next frame has been painted. In a background tab no frame is painted, so the callback waits
 * until the tab is visible again.
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
