/** Something that lies over the page or takes its place, and that Back closes. */
interface Layer {
  readonly close: () => void;
}

/** From the bottom up. */
const layers: Layer[] = [];

/**
 * How many layers were open when an entry of the session history was made; kept in the entry's state. Null for an entry that no layer was
 * opened over.
 */
const markOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'layers' in state ? Number(state.layers) : null;

const depthOf = (state: unknown): number => markOf(state) ?? 0;

/** The page itself is going back over the entries of layers that are closed, so that the next `popstate` is not the visitor's. */
let returning = false;
let scheduled = false;

/** Brings the session history to the number of open layers: an entry more for each that opened, one less for each that closed. */
function syncHistory(): void {
  scheduled = false;
  if (returning) return;
  const depth = depthOf(history.state);
  if (depth > layers.length) {
    returning = true;
    history.go(layers.length - depth);
    return;
  }
  // Otherwise going back would scroll the page to where it was when the layer opened.
  if (depth === 0 && layers.length > 0) {
    history.scrollRestoration = 'manual';
    history.replaceState({ ...(history.state as object | null), layers: 0 }, '');
  }
  for (let layer = depth + 1; layer <= layers.length; layer += 1)
    history.pushState({ ...(history.state as object | null), layers: layer }, '');
}

/** Not at once, so that a dialog that is replaced by another one in the same update leaves the history alone. */
function scheduleSync(): void {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(syncHistory);
}

function onTraversed({ state }: PopStateEvent): void {
  const depth = depthOf(state);
  if (depth === 0) setTimeout(() => (history.scrollRestoration = 'auto'));
  if (returning) returning = false;
  // A link to a place on the page makes an entry as well, without a mark: that is not Back, and what is open stays open.
  else if (markOf(state) !== null) for (const layer of layers.splice(depth).toReversed()) layer.close();
  scheduleSync();
}

let listening = false;

/**
 * Tells the session history that something opened, so that the phone's Back closes it instead of leaving the page.
 *
 * @param close called when the visitor goes back
 * @returns to be called when it was closed in any other way
 */
export function openLayer(close: () => void): () => void {
  if (!listening) {
    listening = true;
    // A page that was left with a layer open has none after it was loaded again.
    if (depthOf(history.state) > 0) history.replaceState({ ...(history.state as object), layers: 0 }, '');
    window.addEventListener('popstate', onTraversed);
  }
  const layer = { close };
  layers.push(layer);
  scheduleSync();
  return () => {
    const place = layers.indexOf(layer);
    if (place < 0) return;
    layers.splice(place, 1);
    scheduleSync();
  };
}
