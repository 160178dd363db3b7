import { type ArrayScope, currentScope } from './pixelKernels.ts';

/** A Map or a WeakMap. */
interface KnownArrays<Key, Made> {
  get(key: Key): { readonly made: Made; readonly scope: ArrayScope } | undefined;
  set(key: Key, known: { readonly made: Made; readonly scope: ArrayScope }): unknown;
}

/**
 * Makes an array of the kernels once for each key, and again once the scope that it was made in has ended. Neither a key that is an
 * object nor the array may change after that.
 */
export function arraysOf<Key, Made>(
  known: KnownArrays<Key, Made>,
  make: (key: Key) => Made,
): (key: Key) => Made {
  return (key) => {
    const before = known.get(key);
    if (before?.scope.lasts) return before.made;
    const made = make(key);
    known.set(key, { made, scope: currentScope() });
    return made;
  };
}
