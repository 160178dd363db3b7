import { expect, test } from 'vitest';
import { coachHintText } from '../../../src/domain/coach/coachHintText.ts';
import { coachRows } from '../../../src/features/upload/coachRows.ts';

const hint = (topic: 'tooDark' | 'unevenLight' | 'turnedAway') => ({ topic, measured: 0 });

test('every aspect gets its hints, or is called good', () => {
  const rows = coachRows([hint('turnedAway'), hint('tooDark'), hint('unevenLight')], true);
  expect(rows.map(({ aspect, tweak }) => [aspect, tweak])).toEqual([
    ['Lighting', true],
    ['Lighting', true],
    ['Sharpness', false],
    ['Pose', true],
  ]);
  expect(rows[0]?.text).toBe(coachHintText('tooDark'));
  expect(rows[3]?.text).toBe(coachHintText('turnedAway'));
});

test('what was not looked at is not praised', () => {
  const rows = coachRows([], false);
  expect(rows.map(({ aspect, tweak }) => [aspect, tweak])).toEqual([
    ['Lighting', false],
    ['Pose', true],
  ]);
  expect(rows[1]?.text).toMatch(/approximately/);
});

test('a photo without a face gets its own hint', () => {
  const rows = coachRows([{ topic: 'noFace', measured: 0 }], false);
  expect(rows.map(({ text }) => text)).toContain(coachHintText('noFace'));
});
