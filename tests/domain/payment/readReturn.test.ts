import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReturn } from '../../../src/domain/payment/readReturn.ts';

describe('readReturn', () => {
  it.each([
    ['https://glow.test/?payment=success', 'success', 'https://glow.test/'],
    ['https://glow.test/?payment=cancelled', 'cancelled', 'https://glow.test/'],
    [
      'https://glow.test/?admin=true&payment=success#credits',
      'success',
      'https://glow.test/?admin=true#credits',
    ],
    ['https://glow.test/?payment=success&a=%20b+c&a', 'success', 'https://glow.test/?a=%20b+c&a'],
    ['https://glow.test/?payment=maybe', null, 'https://glow.test/'],
    ['https://glow.test/?payment', null, 'https://glow.test/'],
    ['https://glow.test/?payment=Success', null, 'https://glow.test/'],
    ['https://glow.test/?payment=success&payment=cancelled', 'success', 'https://glow.test/'],
    ['https://glow.test/?p%61yment=success', 'success', 'https://glow.test/'],
    ['?payment=success', 'success', ''],
    ['?payment=success#top', 'success', '#top'],
    ['https://glow.test/?payment=success+', null, 'https://glow.test/'],
  ] as const)('[PG-05] reads %s', (address, payment, cleaned) => {
    expect(readReturn(address)).toEqual({ payment, session: null, cleaned });
  });

  it.each([
    'https://glow.test/',
    'https://glow.test/?',
    'https://glow.test/?admin=true',
    'https://glow.test/#?payment=success',
    'https://glow.test/?repayment=success',
    'https://glow.test/?note=payment=success',
    'https://glow.test/?%',
    'https://glow.test/?pay+ment=success',
    'https://glow.test/payment=success',
    '#?payment=success',
  ])('[PG-05] leaves %s alone', (address) => {
    expect(readReturn(address)).toEqual({ payment: null, session: null, cleaned: null });
  });

  it.each([
    ['?payment=success&session_id=cs_test_a1B2', 'cs_test_a1B2', ''],
    ['?session_id=cs_1&payment=success&a=1#b', 'cs_1', '?a=1#b'],
    ['?payment=success&session_id={CHECKOUT_SESSION_ID}', null, ''],
    ['?payment=success&session_id=', null, ''],
    ['?payment=success&session_id', null, ''],
  ])("[PAY-09] reads the provider's name for a return: %s", (address, session, cleaned) => {
    expect(readReturn(address)).toEqual({ payment: 'success', session, cleaned });
  });

  it("[PG-05] leaves another page's session_id alone", () => {
    expect(readReturn('?session_id=cs_1')).toEqual({ payment: null, session: null, cleaned: null });
  });

  it('[PG-05] agrees with the browser on every address, and keeps the rest of it', () => {
    const word = fc.constantFrom(
      'payment',
      'success',
      'cancelled',
      'a',
      'b=c',
      '',
      '%70ayment',
      '+',
      '%zz',
      'ü',
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, word), { maxLength: 4 }),
        fc.constantFrom('', '#x?payment=success'),
        (pairs, hash) => {
          const address = `https://glow.test/?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}${hash}`;
          const { payment, cleaned } = readReturn(address);
          const parameters = new URL(address).searchParams;
          const given = parameters.get('payment');
          expect(payment).toBe(given === 'success' || given === 'cancelled' ? given : null);
          expect(cleaned === null).toBe(given === null);
          parameters.delete('payment');
          const left = new URL(cleaned ?? address);
          expect([...left.searchParams]).toEqual([...parameters]);
          expect(left.hash).toBe(hash);
        },
      ),
      { numRuns: 200 },
    );
  });
});
