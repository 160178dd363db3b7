import { expect, test } from 'vitest';
import { makeupPresence } from '../../../src/domain/analysis/makeupPresence.ts';

const onTheLine = {
  foundationCoverage: 0.15,
  skinToneUniformity: 0.6,
  eyeMakeupIntensity: 0.08,
  lipColorIntensity: 0.12,
  blushIntensity: 0.015,
};
const none = { hasFoundation: false, hasEyeMakeup: false, hasLipMakeup: false, hasBlush: false };

test('[FEA-02] nothing is present that only reaches its line', () => {
  expect(makeupPresence(onTheLine)).toEqual(none);
});

test.each([
  [{ foundationCoverage: 0.1501, skinToneUniformity: 0.6001 }, { hasFoundation: true }],
  [{ eyeMakeupIntensity: 0.0801 }, { hasEyeMakeup: true }],
  [{ lipColorIntensity: 0.1201 }, { hasLipMakeup: true }],
  [{ blushIntensity: 0.0151 }, { hasBlush: true }],
])('[FEA-02] %o makes %o, and nothing else', (measured, present) => {
  expect(makeupPresence({ ...onTheLine, ...measured })).toEqual({ ...none, ...present });
});

test('[FEA-02] foundation asks for coverage and for uniformity', () => {
  expect(makeupPresence({ ...onTheLine, foundationCoverage: 1 }).hasFoundation).toBe(false);
  expect(makeupPresence({ ...onTheLine, skinToneUniformity: 1 }).hasFoundation).toBe(false);
});
