import { expect, it } from 'vitest';
import { costlyHint } from '../../../src/domain/coach/costlyHint.ts';

const said = (...topics: ('blurry' | 'glasses' | 'noColor')[]) =>
  topics.map((topic) => ({ topic, measured: 0.5 }));

it.each([
  ['the first that takes points', said('blurry', 'glasses', 'noColor'), 'glasses'],
  ['nothing where nothing does', said('blurry'), undefined],
  ['nothing where there is no hint', [], undefined],
  ['nothing where the coach could not look', 'silent', undefined],
  ['nothing before the coach has looked', null, undefined],
] as const)('[BTL-07] [FLT-01] is %s', (_, hints, topic) => {
  expect(costlyHint(hints)?.topic).toBe(topic);
});
