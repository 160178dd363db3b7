/** Closes a layer. Returns false where the layer cannot be closed now, and stays. */
export type CloseLayer = () => boolean | void;

/** What lies over the page or takes its place, from the bottom up: what closes each, as Back does. */
const layers: CloseLayer[] = [];

/**
 * What the page keeps in an entry of the session history: how many layers were open when it was made. Null where no layer was opened
 * over it.
 */
type Mark = { readonly layers: number } | null;

const depthOf = (mark: Mark): number => mark?.layers ?? 0;

const markOf = (layersOpen: number): Mark => ({ layers: layersOpen });

/**
 * The address that the page keeps while it goes back over the entries of layers that are closed: an entry below may still have a
 * parameter that was removed since. The next `popstate` is not the visitor's then. Null otherwise.
 */
let returning: string | null = null;
let scheduled = false;

/**
 * Brings the session history to the number of open layers: an entry more for each that opened, one less for each that closed. Safari
 * throws after a hundred changes in ten seconds. A layer that has no entry for that reason gets it when the next layer opens or closes;
 * until then Back closes it together with the one below it, or leaves the page where there is none below.
 */
function syncHistory(): void {
  scheduled = false;
  if (returning !== null) return;
  const depth = depthOf(history.state as Mark);
  if (depth > layers.length) {
    returning = location.href;
    history.go(layers.length - depth);
    return;
  }
  try {
    // Otherwise going back would scroll the page to where it was when the layer opened.
    if (depth === 0 && layers.length > 0) {
      history.scrollRestoration = 'manual';
      history.replaceState(markOf(0), '');
    }
    for (let layer = depth + 1; layer <= layers.length; layer += 1) history.pushState(markOf(layer), '');
  } catch {
    if (depthOf(history.state as Mark) === 0) history.scrollRestoration = 'auto';
  }
}

/** Gives the present entry the address that the page had in the entry above it. Where the browser refuses, the entry keeps its own. */
function keepAddress(mark: Mark, address: string): void {
  if (address === location.href) return;
  try {
    history.replaceState(mark, '', address);
  } catch {
    // Whoever removed the parameter removes it again on the next `popstate`.
  }
}

/** Not at once, so that a dialog that is replaced by another one in the same update leaves the history alone. */
function scheduleSync(): void {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(syncHistory);
}

function onTraversed({ state }: PopStateEvent): void {
  const mark = state as Mark;
  const depth = depthOf(mark);
  if (depth === 0) setTimeout(() => (history.scrollRestoration = 'auto'));
  if (returning !== null) {
    const address = returning;
    returning = null;
    keepAddress(mark, address);
  }
  // A link to a place on the page makes an entry as well, without a mark: that is not Back, and what is open stays open.
  // A layer that stays gets an entry again, so that the next Back is for it as well.
  else if (mark)
    for (const close of layers.splice(depth).toReversed())
      if (close() === false) layers.splice(depth, 0, close);
  scheduleSync();
}

/**
 * Begins to follow the session history. A page that was left with a layer open has none after it was loaded again: it goes back over
 * the layer's entry, or the visitor's first Back would do nothing but that. Called again it adds nothing.
 */
export function followHistory(): void {
  window.addEventListener('popstate', onTraversed);
  scheduleSync();
}

/**
 * Tells the session history that something opened, so that the phone's Back closes it instead of leaving the page.
 *
 * @param close called when the visitor goes back; a function of its own for each layer
 * @returns to be called when it was closed in any other way
 */
export function openLayer(close: CloseLayer): () => void {
  layers.push(close);
  followHistory();
  return () => {
    const place = layers.indexOf(close);
    if (place < 0) return;
    layers.splice(place, 1);
    scheduleSync();
  };
}
