import type { ComponentType } from 'react';

/** What every room gets: the way out. */
export interface RoomProps {
  readonly onClose: () => void;
}

/** A dialog that is fetched when it is first wanted, and that any part of the page may open. */
export interface Room {
  open(this: void): void;
  close(this: void): void;
  /** The room on its way or arrived; null while closed. The same promise for as long as it stays open. */
  current(this: void): Promise<ComponentType<RoomProps>> | null;
  /** Calls back on opening and closing; returns the way to stop. */
  subscribe(this: void, listener: () => void): () => void;
}

/**
 * A closed room. `load` is called on each opening, so that one that failed without a connection is tried again;
 * the browser keeps what it has loaded.
 */
export function createRoom(load: () => Promise<ComponentType<RoomProps>>): Room {
  let current: Promise<ComponentType<RoomProps>> | null = null;
  const listeners = new Set<() => void>();
  const show = (next: typeof current) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    open: () => {
      if (!current) show(load());
    },
    close: () => show(null),
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
