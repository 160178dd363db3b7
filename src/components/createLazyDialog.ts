import type { ComponentType } from 'react';
import { loadProgram } from '../loadProgram.ts';

/** What every lazy dialog is given: a function that closes it. */
export interface LazyDialogProps {
  readonly onClose: () => void;
}

export type LazyDialogState<Given extends object = object> =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly Content: ComponentType<LazyDialogProps & Given> }
  | { readonly kind: 'failed' };

/** A dialog that is fetched when it is first wanted, and that any part of the page may open. `Given` are its further props. */
export interface LazyDialog<Given extends object = object> {
  open(this: void): void;
  close(this: void): void;
  current(this: void): LazyDialogState<Given>;
  /** Calls back on every change; returns the way to stop. */
  subscribe(this: void, listener: () => void): () => void;
}

/** A lazy dialog, whatever its further props. */
export interface AnyLazyDialog extends Pick<LazyDialog, 'subscribe'> {
  current(this: void): { readonly kind: LazyDialogState['kind'] };
}

const dialogs: AnyLazyDialog[] = [];

/** Every lazy dialog of the page; one that is created later is added. */
export const lazyDialogs: readonly AnyLazyDialog[] = dialogs;

const closed = { kind: 'closed' } as const;

/**
 * A dialog that is still closed. What `load` imports, `() => import('…')`, is loaded on each opening, so that a load that failed without a
 * connection is repeated; the browser keeps what it has loaded. Unlike with `usePiece` the press itself begins the fetch, closing the dialog
 * ends the wait, and a failure is shown, with a way to try again. Suspense is not used, because React would hold the dialog back for 300 ms
 * although its chunk is there earlier.
 */
export function createLazyDialog<Module, Given extends object = object>(
  load: () => Promise<Module>,
  contentOf: (module: Module) => ComponentType<LazyDialogProps & Given>,
): LazyDialog<Given> {
  let current: LazyDialogState<Given> = closed;
  const listeners = new Set<() => void>();
  const show = (next: LazyDialogState<Given>) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const dialog: LazyDialog<Given> = {
    open() {
      if (current.kind !== 'closed') return;
      const loading = { kind: 'loading' } as const;
      show(loading);
      // If the dialog is closed before it has loaded, `current` is no longer this opening's state, and nothing is shown.
      loadProgram(load).then(
        (module) => {
          if (current === loading) show({ kind: 'open', Content: contentOf(module) });
        },
        (error: unknown) => {
          if (current !== loading) return;
          console.error('A dialog could not be loaded', error);
          show({ kind: 'failed' });
        },
      );
    },
    close: () => show(closed),
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  dialogs.push(dialog);
  return dialog;
}
