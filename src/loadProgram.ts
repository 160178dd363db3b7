import { untilAborted, withinLimit } from './pageTimers.ts';
import { FailureError } from './domain/failures/FailureError.ts';

/** The address of the chunk that `load` imports, as the build wrote it there. */
const importedAddress = /import\(\s*["'`]([^"'`]+)["'`]/u;

/** The static imports of a built script: `from"./piece.js"`. */
const staticImport = /\b(?:from|import)["'`](\.[^"'`]+)["'`]/gu;

/** The addresses of scripts that were fetched already, together with all that they import. */
const fetched = new Set([import.meta.url]);

/** A piece that has not been loaded within this time counts as lost, so that the visitor can ask again and need not wait for ever; ms. */
const longestLoadingMs = 20_000;

/** The pieces that are being loaded, each named by its address. */
const underWay: string[] = [];

/**
 * Stylesheets that failed to load, each with the pieces that were being loaded then: one of them needs it. The bundler requests each
 * stylesheet only once, so that we have to request it again.
 */
const lostStyles = new Map<HTMLLinkElement, ReadonlySet<string>>();
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      lostStyles.set(target, new Set(underWay));
  },
  true,
);

/**
 * Loads a piece of the program, `() => import('…')`, and tries once more if that fails. Its files are fetched before they
 * are imported, because some browsers remember for as long as the page is open that the import of a file failed, and
 * with it that of every piece that shares the file. A failed fetch is not remembered, and a fetched file is in the
 * browser's cache when it is imported. A piece that fails twice is reported as one kind of failure, whatever error the browser gave.
 * At the limit its requests are aborted, because browsers let the next request for a file wait for the one before.
 *
 * @param limit aborts when the piece counts as lost; without one that is after 20 s
 * @see https://github.com/whatwg/html/issues/6768
 * @throws {FailureError} of the kind `programNotLoaded`
 */
export function loadProgram<Module>(load: () => Promise<Module>, limit?: AbortSignal): Promise<Module> {
  return limit ? loadUntil(limit, load) : withinLimit(longestLoadingMs, (passed) => loadUntil(passed, load));
}

async function loadUntil<Module>(limit: AbortSignal, load: () => Promise<Module>): Promise<Module> {
  const path = importedAddress.exec(String(load))?.[1];
  const piece = path ?? String(load);
  const fetchAndImport = async () => {
    if (path) await fetchPiece(new URL(path, import.meta.url).href, limit);
    return load();
  };
  const loadWithStyles = async () => {
    const module = await fetchAndImport().catch(fetchAndImport);
    await Promise.all(
      [...lostStyles].map(([lost, pieces]) =>
        reloadStylesheet(lost, pieces).catch((error: unknown) => {
          // A stylesheet that only other pieces need does not matter here.
          if (pieces.has(piece)) throw error;
        }),
      ),
    );
    return module;
  };
  underWay.push(piece);
  try {
    return await untilAborted(limit, loadWithStyles());
  } catch (cause) {
    throw new FailureError({ kind: 'programNotLoaded' }, { cause });
  } finally {
    underWay.splice(underWay.indexOf(piece), 1);
  }
}

/** Fetches a script with all that it imports, except what was fetched before. Rejects if one of the files cannot be fetched. */
async function fetchPiece(piece: string, signal: AbortSignal): Promise<void> {
  const known = new Set(fetched);
  const fetchWithImports = async (address: string): Promise<void> => {
    if (known.has(address)) return;
    known.add(address);
    const response = await fetch(address, { signal });
    if (!response.ok) throw new TypeError(`${response.status} for ${address}`);
    const imported = [...(await response.text()).matchAll(staticImport)];
    await Promise.all(imported.map(([, path]) => fetchWithImports(new URL(path!, address).href)));
  };
  await fetchWithImports(piece);
  for (const each of known) fetched.add(each);
}

let reloads = 0;

/** Replaces the link of a stylesheet that failed to load. If the new one fails as well, it is lost for the same pieces. */
function reloadStylesheet(lost: HTMLLinkElement, pieces: ReadonlySet<string>): Promise<unknown> {
  const link = lost.cloneNode() as HTMLLinkElement;
  // An address that was never requested, so that the browser does not answer from what it remembers of the failure.
  const address = new URL(lost.href);
  address.searchParams.set('again', String(++reloads));
  link.href = address.href;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = (error) => {
      // This runs after the listener at the top of this file, which cannot know the pieces and has noted others.
      lostStyles.set(link, pieces);
      reject(error);
    };
  });
  lostStyles.delete(lost);
  lost.replaceWith(link);
  return loaded;
}
