import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReceipt, writeReceipt } from '../../src/adapters/receiptCode.ts';
import { receiptFile } from '../../src/domain/payment/receiptMessages.ts';
import type { ReceiptPurchase } from '../../src/domain/payment/ReceiptPurchase.ts';

const purchase: fc.Arbitrary<ReceiptPurchase> = fc
  .record({
    id: fc.integer({ min: 1, max: 4e12 }).map(String),
    packageId: fc.oneof(fc.constant('starter'), fc.string({ maxLength: 12, unit: 'grapheme' })),
    credits: fc.integer({ min: 1, max: 1000 }),
    timestamp: fc.integer({ min: 0, max: 4e12 }),
    price: fc.option(fc.integer({ min: 1, max: 9999 }).map((cents) => cents / 100)),
  })
  .map(({ price, ...rest }) => ({ ...rest, ...(price !== null && { price }) }));
const purchases = fc.array(purchase, { minLength: 1, maxLength: 20 });
const linkOf = (code: string | null) => `https://glow.test/folder/?utm=a&receipt=${code}`;

describe('a receipt', () => {
  test('[REC-08] reads back as it was written: as a link, and in its file', () => {
    fc.assert(
      fc.property(purchases, (bought) => {
        const link = linkOf(writeReceipt(bought));
        expect(readReceipt(link)).toEqual(bought);
        expect(readReceipt(receiptFile(bought, link))).toEqual(bought);
      }),
    );
  });

  test('[REC-08] that lost or changed a letter is noticed, never read as another', () => {
    fc.assert(
      fc.property(purchases, fc.nat(), fc.constantFrom('', 'A', 'z', '0', '_'), (bought, at, letter) => {
        const code = writeReceipt(bought) ?? '';
        const index = at % code.length;
        const damaged = code.slice(0, index) + letter + code.slice(index + 1);
        const read = readReceipt(linkOf(damaged));
        // The last letter may hold unused bits: a change in those alone leaves the receipt as it was.
        if (read !== null) expect(read).toEqual(bought);
        else expect(damaged).not.toBe(code);
        expect(readReceipt(linkOf(code.slice(0, index)))).toBeNull();
      }),
    );
  });

  test.each(['', 'hello', '?receipt=', '?receipt=%20', '?receipt=AAAAAAAAAAAA', '?receipt=811c9dc5'])(
    '[REC-08] %j is no receipt',
    (text) => {
      expect(readReceipt(text)).toBeNull();
    },
  );

  test('[REC-08] of nothing bought there is none, and of many the newest', () => {
    expect(writeReceipt([])).toBeNull();
    const many = Array.from({ length: 25 }, (_, index) => ({
      id: String(index + 1),
      packageId: 'starter',
      credits: 10,
      timestamp: index,
    }));
    expect(readReceipt(linkOf(writeReceipt(many)))).toEqual(many.slice(-20));
  });
});
