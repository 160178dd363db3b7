import { describe, expect, test } from 'vitest';
import { readParameter, withoutParameters } from '../../../src/domain/payment/addressParameters.ts';
import { namesReceipt } from '../../../src/domain/payment/namesReceipt.ts';

describe('the parameters of an address', () => {
  test.each([
    ['https://glow.test/?receipt=abc', 'https://glow.test/'],
    ['https://glow.test/?utm=1&receipt=abc&x=%20#here', 'https://glow.test/?utm=1&x=%20#here'],
    ['https://glow.test/?from=a?b&receipt=abc&to=c?d', 'https://glow.test/?from=a?b&to=c?d'],
    ['https://glow.test/#receipt=no?receipt=no', 'https://glow.test/#receipt=no?receipt=no'],
  ])('[REC-08] a receipt goes, and the rest of %s stays', (address, cleaned) => {
    expect(withoutParameters(address, ['receipt'])).toBe(cleaned);
    expect(namesReceipt(new URL(cleaned).search)).toBe(false);
  });

  test.each(['?a=1&b=%20x+y?z=&a=2#a=3', '?a', '?b=1', '?', '', '#?a=1'])(
    '[PG-05] are read from %j as the browser reads them',
    (query) => {
      const { searchParams } = new URL(query, 'https://glow.test/');
      for (const name of ['a', 'b']) expect(readParameter(query, name)).toBe(searchParams.get(name));
    },
  );
});
