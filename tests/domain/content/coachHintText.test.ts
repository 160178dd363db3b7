import { expect, test } from 'vitest';
import { coachHintText } from '../../../src/domain/content/coachHintText.ts';
import { coachTopics } from './coachTexts.ts';

test.each(coachTopics)('has a friendly hint about %s that says what to do', (topic) => {
  expect(coachHintText(topic)).toMatch(/^[A-Z].{30,120}\.$/u);
});
