import type { ComponentType } from 'react';

/** What every room gets: the way out. */
export interface RoomProps {
  readonly onClose: () => void;
}

export type RoomState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly Content: ComponentType<RoomProps> }
  | { readonly kind: 'failed' };

/** A dialog that is fetched when it is first wanted, and that any part of the page may open. */
export interface Room {
  open(this: void): void;
  close(this: void): void;
  current(this: void): RoomState;
  /** Calls back on every change; returns the way to stop. */
  subscribe(this: void, listener: () => void): () => void;
}

const closed: RoomState = { kind: 'closed' };

/**
 * A closed room. `load` is called on each opening, so that one that failed without a connection is tried again; the
 * browser keeps what it has loaded. No Suspense: React holds a suspended part back for 300 ms, a chunk takes less.
 */
export function createRoom(load: () => Promise<ComponentType<RoomProps>>): Room {
  let current = closed;
  const listeners = new Set<() => void>();
  const show = (next: RoomState) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    open() {
      if (current.kind !== 'closed') return;
      const loading: RoomState = { kind: 'loading' };
      show(loading);
      load().then(
        (Content) => {
          // Closed again meanwhile, or opened anew: that opening answers for itself.
          if (current === loading) show({ kind: 'open', Content });
        },
        (error: unknown) => {
          console.error('A dialog could not be loaded', error);
          if (current === loading) show({ kind: 'failed' });
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
}
