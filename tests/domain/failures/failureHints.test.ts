import { describe, expect, test } from 'vitest';
import { coachHintText } from '../../../src/domain/coach/coachHintText.ts';
import { describeFailure } from '../../../src/domain/failures/describeFailure.ts';
import type { Failure } from '../../../src/domain/failures/Failure.ts';
import { failureHints, type HintTopic } from '../../../src/domain/failures/failureHints.ts';

const other: Failure = { kind: 'unexpected', message: '' };
const topics = (failure: Failure, message: string) =>
  failureHints(failure, message).map(({ topic }) => topic);

describe('hints', () => {
  const words: readonly [word: string, topic: HintTopic][] = [
    ['timeout', 'timeout'],
    ['Invalid', 'format'],
    ['file', 'format'],
    ['format', 'format'],
    ['credit', 'credit'],
    ['canvas', 'browser'],
    ['Browser', 'browser'],
    ['load', 'photo'],
    ['process', 'photo'],
  ];
  test.each(words)('[ERR-02] "%s" brings the hint on %s, and only in this case', (word, topic) => {
    expect(topics(other, `A ${word} B`)).toEqual([topic]);
    const swapped = word[0] === word[0]?.toUpperCase() ? word.toLowerCase() : word.toUpperCase();
    expect(topics(other, `A ${swapped} B`)).toEqual([]);
  });

  test('[ERR-02] every hint that matches shows, in the listed order', () => {
    expect(topics(other, 'process Browser credit format timeout')).toEqual([
      'timeout',
      'format',
      'credit',
      'browser',
      'photo',
    ]);
  });

  test('[ERR-02] a time-out brings its hint by its kind, though its words say "timed out"', () => {
    const failure: Failure = { kind: 'timeout', step: 'opening' };
    expect(describeFailure(failure)).not.toContain('timeout');
    expect(topics(failure, describeFailure(failure))).toEqual(['timeout']);
  });

  test('[ERR-02] a piece of the program that did not load says first that the connection was lost', () => {
    const failure: Failure = { kind: 'programNotLoaded' };
    const [first] = failureHints(failure, describeFailure(failure));
    expect(first?.text).toMatch(/^The line dropped\./u);
  });

  test('[ERR-02] a browser that hands out noise in place of pixels is named first as the cause', () => {
    const failure: Failure = { kind: 'canvas', isScrambled: true };
    expect(topics(failure, describeFailure(failure))[0]).toBe('scrambled');
    expect(topics({ kind: 'canvas' }, describeFailure(failure))).not.toContain('scrambled');
  });

  test('[ERR-02] a message without any of the words brings none', () => {
    expect(topics({ kind: 'noResult' }, describeFailure({ kind: 'noResult' }))).toEqual([]);
  });

  const contents: readonly [topic: HintTopic, message: string, says: readonly RegExp[]][] = [
    ['timeout', 'timeout', [/under 3MB/u, /connection/u, /refresh/iu]],
    ['format', 'format', [/JPG or PNG/u, /corrupted/u]],
    ['credit', 'credit', [/balance/u, /buy/u]],
    ['browser', 'Browser', [/refresh/iu, /desktop browser/u]],
    [
      'photo',
      'process',
      [/good.*light/u, /under 3MB/u, /JPG or PNG/u, /face visible and centered/u, /refresh/iu],
    ],
  ];
  test.each(contents)('[ERR-02] the hint on %s says all it has to', (_topic, message, says) => {
    const [hint] = failureHints(other, message);
    const text = [hint?.text, ...(hint?.tips ?? [])].join('\n');
    for (const said of says) expect(text).toMatch(said);
    // Only the last is a list, under a line that introduces it.
    expect(hint?.tips).toHaveLength(message === 'process' ? 5 : 0);
    expect(hint?.text).not.toBe('');
  });
});

test('[FAC-06] a refusal brings what the photo coach knows of why, and says it once', () => {
  const failure: Failure = { kind: 'refused', message: 'No face.', reasons: ['tooDark', 'noFace'] };
  const hints = failureHints(failure, describeFailure(failure));
  expect(hints.map(({ topic }) => topic)).toEqual(['tooDark', 'noFace']);
  expect(hints[0]?.text).toBe(coachHintText('tooDark'));
});
