import { describe, expect, it } from 'vitest';
import { readWeights, singleFromHalf } from '../../../workers/face/graphFile.ts';

describe('singleFromHalf', () => {
  // IEEE 754-2008, table 3.5 and the examples of its binary16 format.
  it.each([
    [0x0000, 0],
    [0x0001, 2 ** -24],
    [0x03ff, (1023 / 1024) * 2 ** -14],
    [0x0400, 2 ** -14],
    [0x3555, 0.333251953125],
    [0x3c00, 1],
    [0x7bff, 65504],
    [0x7c00, Number.POSITIVE_INFINITY],
    [0xc000, -2],
  ])('reads %i as %f', (bits, value) => {
    expect(singleFromHalf(bits)).toBe(value);
  });

  it('reads not-a-number as such', () => {
    expect(singleFromHalf(0x7e00)).toBeNaN();
  });
});

describe('readWeights', () => {
  const file = {
    modelTopology: { node: [] },
    weightsManifest: [
      {
        weights: [
          { name: 'half', shape: [2], dtype: 'float32', quantization: { dtype: 'float16' } },
          { name: 'whole', shape: [1, 2], dtype: 'int32' },
        ],
      },
    ],
  } as const;

  it('cuts the bytes into tensors', () => {
    const bytes = new ArrayBuffer(12);
    new Uint16Array(bytes).set([0x3c00, 0xc000]);
    new Int32Array(bytes, 4).set([7, -9]);
    const weights = readWeights(file, bytes);
    expect(Array.from(weights.get('half')!.values)).toEqual([1, -2]);
    expect(weights.get('whole')).toEqual({ shape: [1, 2], values: Int32Array.of(7, -9) });
  });

  it('refuses bytes that do not add up', () => {
    expect(() => readWeights(file, new ArrayBuffer(16))).toThrow(RangeError);
  });
});
