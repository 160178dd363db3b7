import { storagePrefix } from './storage/KeyValueStorage.ts';

/** The parts of the page that news from other tabs needs. */
export type NewsSource = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly BroadcastChannel?: typeof BroadcastChannel;
};

/** News that something in storage may have changed, in this tab or in another. */
export interface Changes {
  /** Tells this tab's listeners and every other tab. */
  announce(): void;
  /** Calls back on each piece of news; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * Storage events, and a broadcast where they fail (some browsers withhold them). A page that comes back from the
 * back-forward cache slept through both, so coming back is news as well (CRB-02).
 */
export function createChanges(page: NewsSource): Changes {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    // An event without a key means that the whole storage was cleared.
    if (key === null || key.startsWith(storagePrefix)) tell();
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
  // An open channel may keep the page out of the back-forward cache, and the page that is in it hears nothing anyway.
  const closeChannel = () => {
    channel?.close();
    channel = null;
  };
  const onPageShow = () => {
    openChannel();
    tell();
  };

  const start = () => {
    page.addEventListener('storage', onStorage);
    page.addEventListener('pagehide', closeChannel);
    page.addEventListener('pageshow', onPageShow);
    openChannel();
  };
  const stop = () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pagehide', closeChannel);
    page.removeEventListener('pageshow', onPageShow);
    closeChannel();
  };

  return {
    announce() {
      tell();
      channel?.postMessage('changed');
    },
    subscribe(listener) {
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
  };
}
