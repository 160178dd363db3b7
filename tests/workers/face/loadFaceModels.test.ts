import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { downloadBytes } from '../../../workers/face/downloadBytes.ts';
import type { FaceFileName } from '../../../workers/face/loadFaceModels.ts';
import { loadFaceModels } from '../../../workers/face/loadFaceModels.ts';
import { passesSelfTest } from '../../../workers/face/passesSelfTest.ts';
import { faceFilePaths, faceFilesOnDisk, readFaceFile } from './nodeFaceModels.ts';

/** Reads as usual, but for one file, whose bytes are changed. */
function reading(changed: FaceFileName, change: (bytes: ArrayBuffer) => ArrayBuffer) {
  const read: FaceFileName[] = [];
  return {
    read,
    readFile: async (name: FaceFileName) => {
      read.push(name);
      const bytes = await readFaceFile(name);
      return name === changed ? change(bytes) : bytes;
    },
  };
}

describe('loadFaceModels', () => {
  it('takes the SIMD kernels where the engine has them, and leaves the plain ones alone', async () => {
    const { read, readFile } = reading('meshGraph', (same) => same);
    expect((await loadFaceModels(readFile)).kind).toBe('ready');
    expect(read.toSorted()).toEqual([
      'artworkGraph',
      'artworkWeights',
      'detectorGraph',
      'detectorWeights',
      'meshGraph',
      'meshWeights',
      'simdKernels',
    ]);
  });

  it('disbelieves models that answer wrongly: first the plain kernels, then none', async () => {
    const { read, readFile } = reading('artworkWeights', (bytes) => new ArrayBuffer(bytes.byteLength));
    expect(await loadFaceModels(readFile)).toEqual({ kind: 'trouble', reason: 'selfTest' });
    expect(read.filter((name) => name.endsWith('Kernels'))).toEqual(['simdKernels', 'plainKernels']);
  });

  it('falls back to the plain kernels, which answer rightly, when SIMD answers wrongly', async () => {
    let tested = 0;
    const { read, readFile } = reading('simdKernels', (same) => same);
    const loaded = await loadFaceModels(readFile, (models) => ++tested > 1 && passesSelfTest(models));
    expect(loaded.kind).toBe('ready');
    expect(read.at(-1)).toBe('plainKernels');
  });

  it('says failed for a file that is missing or cut short', async () => {
    const missing = loadFaceModels((name) =>
      name === 'meshWeights' ? Promise.reject(new Error('404')) : readFaceFile(name),
    );
    expect(await missing).toEqual({ kind: 'trouble', reason: 'failed' });
    const { readFile } = reading('meshWeights', (bytes) => bytes.slice(0, 1000));
    expect(await loadFaceModels(readFile)).toEqual({ kind: 'trouble', reason: 'failed' });
  });

  it('[FAC-10] says failed for kernels that a host has answered with another file, which may be there the next time', async () => {
    const page = new TextEncoder().encode('<!doctype html><title>Not found</title>').buffer;
    const { readFile } = reading('simdKernels', () => page);
    expect(await loadFaceModels(readFile)).toEqual({ kind: 'trouble', reason: 'failed' });
  });

  it('knows how many bytes it downloads', async () => {
    const names = (Object.keys(faceFilePaths) as FaceFileName[]).filter((name) => name !== 'plainKernels');
    const sizes = await Promise.all(names.map(async (name) => (await stat(faceFilesOnDisk(name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(downloadBytes);
  });
});
