import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { trimKernels } from '../../../scripts/support/trimKernels.mjs';
import type { FaceModels } from '../../../workers/face/FaceModels.ts';
import { loadFaceModels } from '../../../workers/face/loadFaceModels.ts';
import { fixedInput } from '../../../workers/face/passesSelfTest.ts';
import { faceFilesOnDisk, nodeFaceModels, packagedKernels, quietly, readFaceFile } from './nodeFaceModels.ts';

/** What the models make of the fixed input. */
const answersOf = (models: FaceModels) =>
  (
    [
      ['detector', 'Identity_2'],
      ['mesh', 'Identity_2'],
      ['artwork', 'signs'],
    ] as const
  ).map(([name, output]) => {
    models[name].input().set(fixedInput(models[name].input().length));
    models[name].run();
    return models[name].output(output).slice();
  });

describe('the trimmed kernels', () => {
  it.each([
    ['simdKernels', true],
    ['plainKernels', false],
  ] as const)("[SCO-08] are what the repository's script leaves of the package's: %s", async (file, simd) => {
    const trimmed = trimKernels(await packagedKernels(simd), simd);
    expect(Buffer.compare(trimmed, await readFile(faceFilesOnDisk(file)))).toBe(0);
  });

  it("[SCO-08] answer to the bit as the package's do", async () => {
    const whole = await packagedKernels(true);
    const loaded = await quietly(() =>
      loadFaceModels((name) => (name === 'simdKernels' ? Promise.resolve(whole.buffer) : readFaceFile(name))),
    );
    if (loaded.kind === 'trouble') throw new Error(loaded.reason);
    expect(answersOf(await nodeFaceModels())).toEqual(answersOf(loaded.models));
  });
});
