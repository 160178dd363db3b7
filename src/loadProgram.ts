import { FailureError } from './domain/failures/FailureError.ts';

/** The address of the chunk that `load` imports, as the build wrote it there. */
const importedAddress = /import\(\s*["'`]([^"'`]+)["'`]/u;

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
    return await load();
  } catch {
    try {
      return await (importAnew<Module>(load) ?? load());
    } catch (cause) {
      throw new FailureError({ kind: 'programNotLoaded' }, { cause });
    }
  }
}

let timesAgain = 0;

/** Null where the address cannot be told. All chunks lie in the folder of this one. */
function importAnew<Module>(load: () => Promise<Module>): Promise<Module> | null {
  const path = importedAddress.exec(String(load))?.[1];
  if (!path) return null;
  const address = new URL(path, import.meta.url);
  address.searchParams.set('again', String(++timesAgain));
  return import(/* @vite-ignore */ address.href) as Promise<Module>;
}
