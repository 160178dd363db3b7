import { storagePrefix } from './storage/KeyValueStorage.ts';

/** What is needed of the page to hear of changes in other tabs. */
export type ChangeSource = Pick<Window, 'addEventListener'> & {
  readonly BroadcastChannel?: typeof BroadcastChannel;
};

/** Tells that something in storage may have changed, in this tab or in another. */
export interface Changes {
  /** Tells this tab's listeners and every other tab. */
  announce(): void;
  /** Calls back on each change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * Listens to storage events, and to a broadcast because some browsers withhold those events. A page in the back-forward cache
 * receives neither, so its coming back counts as a change as well (CRB-02). So does each time that the tab is shown or hidden, because what
 * the page shows depends on the time, and because a browser may clear the storage without an event.
 */
export function createChanges(page: ChangeSource): Changes {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let channel: BroadcastChannel | null = null;

  const openChannel = () => {
    try {
      channel ??= page.BroadcastChannel ? new page.BroadcastChannel('glowcheck.credits') : null;
      channel?.addEventListener('message', tell);
    } catch {
      channel = null;
    }
  };
  // An open channel may keep the page out of the back-forward cache, and a page in that cache receives no messages anyway.
  const closeChannel = () => {
    channel?.close();
    channel = null;
  };
  page.addEventListener('storage', ({ key }) => {
    // An event without a key means that the whole storage was cleared.
    if (key === null || key.startsWith(storagePrefix)) tell();
  });
  page.addEventListener('pagehide', closeChannel);
  page.addEventListener('pageshow', () => {
    openChannel();
    tell();
  });
  page.addEventListener('visibilitychange', tell);
  openChannel();

  return {
    announce() {
      tell();
      channel?.postMessage('changed');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
