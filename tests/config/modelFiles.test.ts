import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import checksums from '../../config/modelChecksums.json' with { type: 'json' };
import { modelFile } from '../../config/modelFiles.ts';

const recorded: Readonly<Record<string, string>> = checksums;
const workers = new URL('../../workers/', import.meta.url);

/** What the workers import for its address, but for the fonts. */
async function importedFiles(): Promise<string[]> {
  const code = (await readdir(workers, { recursive: true })).filter((path) => path.endsWith('.ts'));
  const texts = await Promise.all(code.map((path) => readFile(new URL(path, workers), 'utf8')));
  return texts
    .flatMap((text) => [...text.matchAll(/from '([^']+)\?url'/gu)].map(([, specifier]) => specifier!))
    .filter((specifier) => !specifier.endsWith('.woff2'));
}

describe('the models and their kernels', () => {
  it('[SCO-08] are on record, all that the workers import and no more', async () => {
    expect((await importedFiles()).toSorted()).toEqual(Object.keys(recorded).toSorted());
  });

  it.each(Object.entries(recorded))(
    '[SCO-08] are the very bytes that the rubric was made with: %s',
    async (specifier, sha256) => {
      const bytes = await readFile(modelFile(specifier));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    },
  );
});
