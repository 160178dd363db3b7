/**
 * Runs in the page before its first script: from now on workers can be killed from outside, storage can be made to fail and
 * the clock be moved on or back (for as long as the tab lives), and object URLs are counted, all through `chaos`.
 */
export function installChaos() {
  // The browser's own page, which tells that a navigation failed, has no storage to be read.
  if (globalThis.origin === 'null') return;
  const skewKey = 'chaos.skew';
  const live = {
    workers: new Set(),
    urls: new Set(),
    storageFails: false,
    skew: Number(sessionStorage.getItem(skewKey)),
    /** Moves the clock on by so many ms, or back. */
    moveClock(milliseconds) {
      live.skew += milliseconds;
      writeItem.call(sessionStorage, skewKey, String(live.skew));
    },
  };
  const NativeDate = Date;
  globalThis.Date = class extends NativeDate {
    constructor(...given) {
      if (given.length === 0) super(NativeDate.now() + live.skew);
      else super(...given);
    }
    static now() {
      return NativeDate.now() + live.skew;
    }
  };
  globalThis.chaos = live;
  const NativeWorker = Worker;
  globalThis.Worker = class extends NativeWorker {
    constructor(...given) {
      super(...given);
      live.workers.add(this);
    }
    terminate() {
      live.workers.delete(this);
      super.terminate();
    }
  };
  const create = URL.createObjectURL.bind(URL);
  const revoke = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (source) => {
    const url = create(source);
    live.urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    live.urls.delete(url);
    revoke(url);
  };
  const { value: writeItem } = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem');
  Storage.prototype.setItem = function setItem(...given) {
    if (live.storageFails) throw new DOMException('full', 'QuotaExceededError');
    writeItem.apply(this, given);
  };
}
