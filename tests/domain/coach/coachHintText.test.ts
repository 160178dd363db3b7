import { expect, test } from 'vitest';
import { coachHintText } from '../../../src/domain/coach/coachHintText.ts';
import { coachTopics } from '../content/coachTexts.ts';

test.each(coachTopics)('has a friendly hint about %s that says what to do', (topic) => {
  expect(coachHintText(topic)).toMatch(/^[A-Z].{30,120}\.$/u);
});

test('calls no turned head a profile: the hint begins at a three-quarter view', () => {
  expect(coachHintText('turnedAway')).not.toMatch(/profile/u);
});
