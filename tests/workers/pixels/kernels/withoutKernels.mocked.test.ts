import { afterEach, describe, expect, it, vi } from 'vitest';
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
