import { afterEach, expect, it, vi } from 'vitest';
import { defaultConfig } from '../../src/adapters/defaultConfig.ts';
import { fetchedBilling } from '../../src/adapters/fetchedBilling.ts';
import type { LedgerOptions } from '../../src/adapters/ledger/createLedger.ts';
import { connectionLost } from '../../src/domain/payment/paymentMessages.ts';

vi.mock('../../src/adapters/createBilling.ts', () => {
  throw new TypeError('Failed to fetch');
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('[ERR-06] [CRD-08] code that cannot be loaded is a lost piece of the program before a rating, and a lost connection to who pays', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const page = { document: { referrer: '' } } as unknown as Window & typeof globalThis;
  const { prepare, payment } = fetchedBilling(page, defaultConfig, {} as LedgerOptions);
  await expect(prepare()).rejects.toMatchObject({ failure: { kind: 'programNotLoaded' } });
  await expect(payment.recover(new AbortController().signal)).rejects.toThrow(connectionLost);
});
