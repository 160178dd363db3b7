import { FailureError } from './domain/failures/FailureError.ts';

/** The address of the chunk that `load` imports, as the build wrote it there. */
const importedAddress = /import\(\s*["'`]([^"'`]+)["'`]/u;

/** Stylesheets that failed to load. The bundler requests each one only once, so that we have to request it again. */
const lostStyles = new Set<HTMLLinkElement>();
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target);
  },
  true,
);

/**
 * Fetches a piece of the program, `() => import('…')`. One that does not come is asked for once more, under another
 * address: some browsers remember that a module failed, for as long as the page is open. Then it is a failure of its own
 * kind, whatever words the browser has for it.
 *
 * @see https://github.com/whatwg/html/issues/6768
 * @throws {FailureError} of the kind `programNotLoaded`
 */
export async function loadProgram<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await load().catch(() => importAnew<Module>(load) ?? load());
    await Promise.all([...lostStyles].map(styleAnew));
    return module;
  } catch (cause) {
    throw new FailureError({ kind: 'programNotLoaded' }, { cause });
  }
}

let timesAgain = 0;

/** Null where the address cannot be told. All chunks lie in the folder of this one. */
function importAnew<Module>(load: () => Promise<Module>): Promise<Module> | null {
  const path = importedAddress.exec(String(load))?.[1];
  if (!path) return null;
  return import(/* @vite-ignore */ another(path)) as Promise<Module>;
}

/** Replaces the link of a stylesheet that failed to load. If the new one fails as well, it is requested again the next time. */
function styleAnew(lost: HTMLLinkElement): Promise<unknown> {
  const link = lost.cloneNode() as HTMLLinkElement;
  link.href = another(lost.href);
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  lostStyles.delete(lost);
  lost.replaceWith(link);
  return loaded;
}

/** The same file under an address that was never asked for. */
function another(path: string): string {
  const address = new URL(path, import.meta.url);
  address.searchParams.set('again', String(++timesAgain));
  return address.href;
}
