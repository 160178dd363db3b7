import { expect, it } from 'vitest';
import { decodeBase64 } from '../../../../workers/pixels/kernels/decodeBase64.ts';

it('gives back every byte that was encoded', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, value) => value);
  expect(decodeBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
  expect(decodeBase64('')).toEqual(new Uint8Array());
});
