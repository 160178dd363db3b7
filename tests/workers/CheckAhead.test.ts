import { expect, test } from 'vitest';
import type { FaceValidation } from '../../src/domain/photo/FaceValidation.ts';
import { permissiveValidation } from '../../src/domain/photo/FaceValidation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { CheckAhead } from '../../workers/CheckAhead.ts';

const copyOf = (level: number, width = 2): PixelBuffer => ({
  data: new Uint8ClampedArray(16).fill(level),
  width,
  height: 4 / width,
});

/** A check whose confidence is the first pixel's level, and how often it was done. */
function counted() {
  const checked: number[] = [];
  const checks = new CheckAhead(({ data }) => {
    checked.push(data[0]!);
    return Promise.resolve({ ok: true, value: { ...permissiveValidation, confidence: data[0]! } });
  });
  return { checks, checked };
}

const found = (confidence: number) => ({
  ok: true,
  value: { ...permissiveValidation, confidence } satisfies FaceValidation,
});

test('[PIP-05] the photo opened last is checked once, though its copy was handed over', async () => {
  const { checks, checked } = counted();
  const opened = copyOf(7);
  const told: unknown[] = [];
  const begun = checks.begin(opened, (outcome) => told.push(outcome));
  structuredClone(opened.data, { transfer: [opened.data.buffer] });
  expect(checked).toEqual([]);
  await begun;
  expect(told).toEqual([found(7)]);
  expect(await checks.take(copyOf(7))).toEqual(found(7));
  expect(checked).toEqual([7]);
});

test('who asks before the check was begun, for another photo, or again, gets a check of its own', async () => {
  const { checks, checked } = counted();
  const begun = checks.begin(copyOf(7), () => {});
  expect(await checks.take(copyOf(7))).toEqual(found(7));
  await begun;
  expect(await checks.take(copyOf(8))).toEqual(found(8));
  await checks.begin(copyOf(7), () => {});
  expect(await checks.take(copyOf(7, 4))).toEqual(found(7));
  expect(await checks.take(copyOf(7))).toEqual(found(7));
  expect(checked).toEqual([7, 7, 8, 7, 7, 7]);
});
