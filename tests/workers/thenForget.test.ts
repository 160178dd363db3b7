import { beforeEach, describe, expect, it } from 'vitest';
import { locateThenForget } from '../../workers/face/locateThenForget.ts';
import { photoJobs } from '../../workers/photoJobs.ts';
import { pixelKernels } from '../../workers/pixels/kernels/pixelKernels.ts';
import { thenForget } from '../../workers/thenForget.ts';
import { drawFace } from '../drawn/drawFace.ts';
import { kernelMemoryIsEmpty } from './kernelMemoryIsEmpty.ts';
import { nodeFaceModels } from './face/nodeFaceModels.ts';

const drawn = drawFace({ width: 200, height: 200 });
const photo = {
  fingerprint: '0'.repeat(32),
  raster: drawn.pixels,
  canvas: drawn.pixels,
  checkCopy: drawn.pixels,
};
const location = { kind: 'found', face: drawn.face, others: [], turned: 0 } as const;

describe('thenForget', () => {
  beforeEach(() => {
    pixelKernels()!.values(3000).fill(0.5);
  });

  it('[PRV-02] keeps nothing of a photo after coach and measure have both read their view of it', () => {
    photoJobs.coach.run({ ...photo, location });
    photoJobs.measure.run({ ...photo, location });
    expect(kernelMemoryIsEmpty()).toBe(true);
  });

  it.each(['coach', 'measure'] as const)(
    '[PRV-02] keeps nothing of a photo that only %s has read, once the photo is let go',
    (job) => {
      photoJobs[job].run({ ...photo, location });
      photoJobs.forget.run();
      expect(kernelMemoryIsEmpty()).toBe(true);
    },
  );

  it('[PRV-02] keeps nothing of a photo after it was turned', () => {
    photoJobs.turn.run({ ...photo, turned: 0, source: { width: 200, height: 200 } }, 1);
    expect(kernelMemoryIsEmpty()).toBe(true);
  });

  it('[PRV-02] keeps nothing of a photo after the face was located', async () => {
    const models = await nodeFaceModels();
    expect(locateThenForget(models, drawn.pixels).kind).toBe('found');
    expect(kernelMemoryIsEmpty()).toBe(true);
    const left = [models.detector, models.mesh, models.artwork].flatMap((model) => [...model.input()]);
    expect(left.every((value) => value === 0)).toBe(true);
    const outputs = [
      models.detector.output('Identity'),
      models.mesh.output('Identity_2'),
      models.artwork.output('signs'),
    ];
    expect(outputs.flatMap((output) => [...output]).every((value) => value === 0)).toBe(true);
  });

  it('[PRV-02] keeps nothing of a photo after a job that throws', () => {
    const job = thenForget(() => {
      expect(kernelMemoryIsEmpty()).toBe(false);
      throw new Error('broken');
    });
    expect(job).toThrow('broken');
    expect(kernelMemoryIsEmpty()).toBe(true);
  });
});
