const maxDepth = 8;
/** Longer lists of numbers are landmarks, polygons or pixels. */
const maxNumbers = 16;

/**
 * A plain copy for the inspector, of anything that charts hold or tell each other. It names files, rasters, landmarks and
 * previews and never shows them (PRV-02). They stand in `context.chosen` alone, but events carry them from chart to chart, and
 * the inspector shows events as well. Functions and running actors are named, because no inspector could read them.
 */
export function withoutPhotos(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return /^(blob|data):/u.test(value) ? '[picture]' : value;
  if (typeof value === 'function') return '[function]';
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Blob) return `[file of ${value.size} bytes]`;
  // Node, in which the tests of the charts run, has no `ImageBitmap`.
  if ('ImageBitmap' in globalThis && value instanceof ImageBitmap) return '[preview]';
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  if (value instanceof Error) return `[${value.name}: ${value.message}]`;
  if ('sessionId' in value && 'send' in value) return `[actor ${String(value.sessionId)}]`;
  if (depth === maxDepth) return '[deeper]';
  if (Array.isArray(value)) {
    if (value.length > maxNumbers && typeof value[0] === 'number') return `[${value.length} numbers]`;
    return value.map((item) => withoutPhotos(item, depth + 1));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutPhotos(inner, depth + 1)]),
  );
}
