/** Something that lies over the page or takes its place, and that Back closes. */
interface Layer {
  readonly close: () => void;
}

/** From the bottom up. */
const layers: Layer[] = [];

/** How many layers were open when an entry of the session history was made; kept in the entry's state. */
const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'layers' in state ? Number(state.layers) : 0;

/** The page itself is going back over entries whose layers are closed; what it passes is not the visitor's doing. */
let returning = false;
let planned = false;

/** Brings the session history to the number of open layers: an entry more for each that opened, one less for each that closed. */
function follow(): void {
  planned = false;
  if (returning) return;
  const depth = depthOf(history.state);
  if (depth > layers.length) {
    returning = true;
    history.go(layers.length - depth);
    return;
  }
  // Else going back would scroll the page to where it was when the layer opened.
  if (depth === 0 && layers.length > 0) history.scrollRestoration = 'manual';
  for (let layer = depth + 1; layer <= layers.length; layer += 1)
    history.pushState({ ...(history.state as object | null), layers: layer }, '');
}

/** In a task of its own, so that a dialog that gives way to the next leaves the history alone. */
function planToFollow(): void {
  if (planned) return;
  planned = true;
  queueMicrotask(follow);
}

function onTraversed({ state }: PopStateEvent): void {
  const depth = depthOf(state);
  if (depth === 0) setTimeout(() => (history.scrollRestoration = 'auto'));
  if (returning) returning = false;
  else for (const layer of layers.splice(depth).toReversed()) layer.close();
  planToFollow();
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
    // A page that was left with a layer open, and is loaded anew, has none.
    if (depthOf(history.state) > 0) history.replaceState({ ...(history.state as object), layers: 0 }, '');
    window.addEventListener('popstate', onTraversed);
  }
  const layer = { close };
  layers.push(layer);
  planToFollow();
  return () => {
    const place = layers.indexOf(layer);
    if (place < 0) return;
    layers.splice(place, 1);
    planToFollow();
  };
}
