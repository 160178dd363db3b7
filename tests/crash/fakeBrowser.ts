import { createLedger, type Ledger } from '../../src/adapters/ledger/createLedger.ts';
import type { CreditsLock } from '../../src/adapters/lock/CreditsLock.ts';
import {
  createPaymentPorts,
  type LedgerPaymentPorts,
  type PaymentPage,
} from '../../src/adapters/createPaymentPorts.ts';
import { openBrowserStorage, type StorageInUse } from '../../src/adapters/storage/openBrowserStorage.ts';
import { createTabMemory } from '../../src/adapters/createTabMemory.ts';
import { defaultConfig } from '../../src/adapters/defaultConfig.ts';
import type { CreditsView } from '../../machines/billingPorts.ts';
import { unlessWithdrawn } from '../adapters/lock/unlessWithdrawn.ts';

/** A moment of the tests: 2026-11-21, 12:00 UTC. */
export const noon = Date.UTC(2026, 10, 21, 12);
export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => minutes(60 * count);
export const days = (count: number) => hours(24 * count);

export type Operation = 'read' | 'write' | 'remove';

/** Called before every operation on storage: it may throw, and returns whether the operation takes place. */
export type Gate = (operation: Operation, key: string) => boolean;

const open: Gate = () => true;

const unaborted = () => new AbortController().signal;

/** A `Storage` over a map, every operation of which goes through a gate. */
export function fakeStorage(values: Map<string, string>, gate: () => Gate = () => open): Storage {
  return {
    getItem: (key) => (gate()('read', key) ? (values.get(key) ?? null) : null),
    setItem: (key, value) => {
      if (gate()('write', key)) values.set(key, value);
    },
    removeItem: (key) => {
      if (gate()('remove', key)) values.delete(key);
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

/** A lock that is granted in the order of the requests, as the browser's are. */
export function fairLock(): CreditsLock {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    run(work, signal) {
      let isGranted = false;
      const turn = queue.then(() => {
        signal?.throwIfAborted();
        isGranted = true;
        return work();
      });
      queue = turn.catch(() => undefined);
      return unlessWithdrawn(turn, signal, () => isGranted);
    },
  };
}

const oneLock = (lock: CreditsLock) => () => lock;

/** A page of the product that was loaded in a tab. */
export interface FakePage {
  readonly ledger: Omit<Ledger, 'spend'> & { spend(signal?: AbortSignal): Promise<boolean> };
  /** The chart's ports. Without a signal they behave as for a chart that stays in its state, and so never aborts the call. */
  readonly payment: {
    reconcile(signal?: AbortSignal): ReturnType<LedgerPaymentPorts['reconcile']>;
    open(packageId: string, signal?: AbortSignal): ReturnType<LedgerPaymentPorts['open']>;
    withdraw(signal?: AbortSignal): ReturnType<LedgerPaymentPorts['withdraw']>;
    recover(signal?: AbortSignal): ReturnType<LedgerPaymentPorts['recover']>;
  };
  readonly storage: StorageInUse;
  /** The page is left, and may come back from the back-forward cache. */
  leave(): void;
  /** The visitor goes back or forward within the page, as closing a dialog does. */
  traverse(): void;
  /** Puts a gate before every operation from now on. */
  guard(gate: Gate): void;
}

/** What stays with a tab from one page to the next. */
export interface FakeTab {
  readonly session: Map<string, string>;
  address: string;
  referrer: string;
  /** How the browser says that it came to the address. */
  navigation: 'navigate' | 'reload' | 'back_forward';
  /** Loads the page at the tab's address. */
  load(): FakePage;
}

/** One visitor's browser: what is on disk, the time, and tabs with pages in them. */
export class FakeBrowser {
  readonly disk = new Map<string, string>();
  now = noon;
  persistCalls = 0;
  /** What the browser answers when it is asked not to throw away what is stored. */
  persist = () => Promise.resolve(true);
  /** Whether a page that is loaded now gets its configuration. Without it the page does not know the provider, and sells nothing. */
  isConfigured = true;
  /** Whether a page that is loaded now may store nothing in the browser. Its tab keeps what it keeps. */
  isBlocked = false;
  readonly #lockFor: (storage: StorageInUse) => CreditsLock;

  constructor(lockFor: (storage: StorageInUse) => CreditsLock = oneLock(fairLock())) {
    this.#lockFor = lockFor;
  }

  openTab(address = 'https://glow.test/'): FakeTab {
    const session = new Map<string, string>();
    const tab: FakeTab = {
      session,
      address,
      referrer: '',
      navigation: 'navigate',
      load: () => this.#load(tab),
    };
    return tab;
  }

  put(name: string, value: unknown): void {
    this.disk.set(`glowcheck.${name}`, typeof value === 'string' ? value : JSON.stringify(value));
  }

  read(name: string): unknown {
    const text = this.disk.get(`glowcheck.${name}`);
    return text === undefined ? undefined : JSON.parse(text);
  }

  #load(tab: FakeTab): FakePage {
    let gate = open;
    const blocked: Gate = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const isBlocked = this.isBlocked;
    const localStorage = fakeStorage(this.disk, () => (isBlocked ? blocked : gate));
    const storage = openBrowserStorage({ localStorage });
    const sessionStorage = fakeStorage(tab.session, () => gate);
    const events = new EventTarget();
    const page = {
      sessionStorage,
      location: {
        get href() {
          return tab.address;
        },
        assign: () => {},
      },
      history: {
        state: null,
        replaceState: (_state: unknown, _title: string, address: string) => {
          if (gate('write', 'address')) tab.address = address;
        },
      },
      addEventListener: events.addEventListener.bind(events),
      document: { referrer: tab.referrer },
      performance: { getEntriesByType: () => [{ type: tab.navigation }] },
      navigator: {
        locks: {},
        storage: {
          persist: () => {
            this.persistCalls += 1;
            return this.persist();
          },
        },
      },
    } as unknown as PaymentPage;
    const ledger = createLedger({
      storage,
      tab: createTabMemory({ sessionStorage }),
      lock: this.#lockFor(storage),
      clock: { now: () => this.now, localDay: () => new Date(this.now).toISOString().slice(0, 10) },
      changes: { announce: () => {} },
    });
    const configured = { checkoutHost: 'pay.test', paymentLinks: { starter: 'https://pay.test/starter' } };
    const ports = createPaymentPorts(page, ledger, {
      ...defaultConfig,
      ...(this.isConfigured && configured),
    });
    return {
      ledger: { ...ledger, spend: (signal = unaborted()) => ledger.spend(signal) },
      payment: {
        reconcile: (signal = unaborted()) => ports.reconcile(signal),
        open: (packageId, signal = unaborted()) => ports.open(signal, packageId),
        withdraw: (signal = unaborted()) => ports.withdraw(signal),
        recover: (signal = unaborted()) => ports.recover(signal),
      },
      storage,
      leave: () => void events.dispatchEvent(new Event('pagehide')),
      traverse: () => void events.dispatchEvent(new Event('popstate')),
      guard: (next) => {
        gate = next;
      },
    };
  }
}

/** Free and paid credits left plus those spent: what only a purchase may change. */
export const worthOf = ({ left, record }: Pick<CreditsView, 'left' | 'record'>) =>
  left + record.totalAnalyses;
