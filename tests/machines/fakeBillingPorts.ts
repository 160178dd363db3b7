import type { CreditsView, PaymentPorts } from '../../machines/billingPorts.ts';

/** What the page shows of a record with that much left. */
export function viewOf(paidCredits: number, freeAnalysesUsed = 1): CreditsView {
  const free = Math.max(0, 1 - freeAnalysesUsed);
  return {
    record: { freeAnalysesUsed, freeAnalysesLimit: 1, paidCredits, totalAnalyses: freeAnalysesUsed },
    free,
    left: free + paidCredits,
    pending: false,
    storage: 'ok',
    unfinished: null,
    purchases: [],
    activity: {},
    today: '2026-11-21',
  };
}

/** A source of events that the code under test watches, and whose events the test sends with `emit`. */
export function createEmitter<T extends readonly unknown[]>() {
  const listeners = new Set<(...news: T) => void>();
  return {
    watch: (listener: (...news: T) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit: (...news: T) => {
      for (const listener of listeners) listener(...news);
    },
    count: () => listeners.size,
  };
}

/** Payment ports that always succeed and find nothing, except the given ones. */
export function fakePaymentPorts(others: Partial<PaymentPorts> = {}): PaymentPorts {
  return {
    reconcile: () => Promise.resolve({ kind: 'nothing' }),
    open: () => Promise.resolve({ ok: true, address: 'https://pay.test/starter' }),
    leave: () => {},
    withdraw: () => Promise.resolve(),
    recover: () => Promise.resolve({ kind: 'nothingFound' }),
    history: () => Promise.resolve([]),
    watchReturn: () => () => {},
    ...others,
  };
}
