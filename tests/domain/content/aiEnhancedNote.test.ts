import { describe, expect, test } from 'vitest';
import { aiEnhancedNote } from '../../../src/domain/content/aiEnhancedNote.ts';
import { showsAiEnhanced } from '../../../src/domain/content/showsAiEnhanced.ts';
import { enhanced } from '../analysis/enhanced.ts';
import { writtenFeedback } from './writtenFeedback.ts';

describe('aiEnhancedNote', () => {
  test('[AIX-05] says "AI-Enhanced Analysis", what was spotted and how sure the service is', () => {
    const makeupElements = { foundation: true, eyeMakeup: false, lipMakeup: true, blush: false };
    expect(aiEnhancedNote(enhanced({ makeupElements, confidence: 0.824 }))).toBe(
      'AI-Enhanced Analysis: a second pair of eyes, the model service, spotted foundation and lip makeup, and is 82% sure of itself.',
    );
    expect(aiEnhancedNote(enhanced())).toContain('had a look, and is 70% sure');
  });

  test.each([
    [['blush'], 'blush'],
    [['foundation', 'blush'], 'foundation and blush'],
    [['foundation', 'eyeMakeup', 'blush'], 'foundation, eye makeup and blush'],
    [['foundation', 'eyeMakeup', 'lipMakeup', 'blush'], 'foundation, eye makeup, lip makeup and blush'],
  ])('[AIX-05] lists %j as "%s"', (seen, words) => {
    const makeupElements = Object.fromEntries(
      (['foundation', 'eyeMakeup', 'lipMakeup', 'blush'] as const).map((name) => [name, seen.includes(name)]),
    ) as Record<'foundation' | 'eyeMakeup' | 'lipMakeup' | 'blush', boolean>;
    expect(aiEnhancedNote(enhanced({ makeupElements }))).toContain(`spotted ${words}, and is 70%`);
  });

  test('[AIX-05] prints no word that came over the network', () => {
    const note = aiEnhancedNote(
      enhanced({
        detectedFeatures: [{ type: 'object', confidence: 0.9, label: '<script>' }],
        suggestions: ['buy this'],
      }),
    );
    expect(note).not.toMatch(/script|buy this/u);
  });

  test.each([
    { kind: 'notConfigured' },
    { kind: 'declined' },
    { kind: 'failed', reason: 'AI-Enhanced Analysis timed out' },
    enhanced({ aiEnhanced: false }),
  ] as const)('[AIX-05] is silent when nothing was enhanced: $kind', (enhancement) => {
    expect(aiEnhancedNote(enhancement)).toBeNull();
    expect(showsAiEnhanced(writtenFeedback({ enhancement }))).toBe(false);
  });

  test('[AIX-05] raises the badge, wherever the phrase stands', () => {
    expect(showsAiEnhanced(writtenFeedback({ enhancement: enhanced() }))).toBe(true);
    expect(showsAiEnhanced({ ...writtenFeedback(), symmetry: 'From an AI-Enhanced Analysis.' })).toBe(true);
  });
});
