import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boxResample } from '../../../../workers/pixels/boxResample.ts';
import { drawFace } from '../../../drawn/drawFace.ts';

const drawn = drawFace({ width: 200, height: 200 });
const photo = { fingerprint: '0'.repeat(32), raster: drawn.pixels, canvas: drawn.pixels };
const location = { kind: 'found', face: drawn.face, others: [], turned: 0 } as const;

/** Each engine has modules of its own, because the kernels are started once. */
async function measuredIn(engine: () => void) {
  vi.resetModules();
  engine();
  const { measureLook } = await import('../../../../workers/pixels/measureLook.ts');
  const { coachPhoto } = await import('../../../../workers/pixels/coach/coachPhoto.ts');
  return { basis: measureLook(photo, location).basis, hints: coachPhoto(photo, location) };
}

const side = fc.integer({ min: 1, max: 40 });

describe('boxResample', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[PIP-04] scales to the bit alike with and without kernels', async () => {
    vi.resetModules();
    vi.stubGlobal('WebAssembly', undefined);
    const plain = await import('../../../../workers/pixels/boxResample.ts');
    const { pixelKernels } = await import('../../../../workers/pixels/kernels/pixelKernels.ts');
    expect(pixelKernels()).toBeNull();
    fc.assert(
      fc.property(side, side, side, side, fc.boolean(), (width, height, toWidth, toHeight, isWhite) => {
        const level = (i: number) => (isWhite ? 255 : (i * 97 + (i >> 3) * 61) % 256);
        const data = Uint8ClampedArray.from({ length: 4 * width * height }, (_, i) => level(i));
        const raster = { data, width, height };
        expect(boxResample(raster, toWidth, toHeight)).toEqual(plain.boxResample(raster, toWidth, toHeight));
      }),
      { numRuns: 200 },
    );
  });
});

describe('measureLook', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[FEA-01] measures the face where the kernels work', async () => {
    expect((await measuredIn(() => undefined)).basis).toBe('face');
  });

  it('[FEA-01] measures the whole photo where WebAssembly is missing or forbidden', async () => {
    const { basis, hints } = await measuredIn(() => vi.stubGlobal('WebAssembly', undefined));
    expect(basis).toBe('wholePhoto');
    expect(hints).toEqual([]);
  });

  it('[FEA-01] measures the whole photo where the kernels compute wrongly', async () => {
    const { Module, Instance } = WebAssembly;
    class GarbledInstance {
      readonly exports: object;
      constructor(module: WebAssembly.Module) {
        this.exports = { ...new Instance(module).exports, toOklab: () => undefined };
      }
    }
    const wrong = await measuredIn(() => vi.stubGlobal('WebAssembly', { Module, Instance: GarbledInstance }));
    expect(wrong.basis).toBe('wholePhoto');
  });
});
