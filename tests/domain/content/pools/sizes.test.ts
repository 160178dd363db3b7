import { describe, expect, test } from 'vitest';
import { hypePhrases } from '../../../../src/domain/content/pools/hypePhrases.ts';
import { roastPhrases } from '../../../../src/domain/content/pools/roastPhrases.ts';
import { seasonalThemes } from '../../../../src/domain/content/pools/seasonalThemes.ts';
import { seasonalTips } from '../../../../src/domain/content/pools/seasonalTips.ts';
import { styleEras } from '../../../../src/domain/content/pools/styleEras.ts';
import { subtitles } from '../../../../src/domain/content/pools/subtitles.ts';
import { titles } from '../../../../src/domain/content/pools/titles.ts';
import { cardTipLength } from '../../../../src/domain/content/writeShareableCard.ts';
import { taglineTiers } from '../../../../src/domain/content/taglineTier.ts';
import { titleTiers } from '../../../../src/domain/content/titleTier.ts';
import { allPools, allTexts, feedbackPools, textsIn, tipPools } from '../allPools.ts';

const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));

describe('the pools', () => {
  test('[TXT-01] hold 16 titles in each of four tiers, short enough for a cover', () => {
    expect(Object.keys(titles)).toEqual([...titleTiers]);
    expect(titleTiers.map((tier) => titles[tier].length)).toEqual([16, 16, 16, 16]);
    expect(longest(textsIn(titles))).toBeLessThanOrEqual(28);
  });

  test.each([
    ['roast', roastPhrases],
    ['hype', hypePhrases],
  ])('[TXT-02] hold 8 phrases of %s in each of three tiers, of one line and a half', (_, phrases) => {
    expect(Object.keys(phrases)).toEqual([...taglineTiers]);
    expect(taglineTiers.map((tier) => phrases[tier].length)).toEqual([8, 8, 8]);
    expect(longest(textsIn(phrases))).toBeLessThanOrEqual(90);
    for (const phrase of textsIn(phrases)) expect(phrase).toMatch(/^[a-z].*\.$/u);
  });

  test('[TXT-03] hold 40 style eras, each of a decade', () => {
    expect(styleEras).toHaveLength(40);
    for (const era of styleEras) expect(era).toMatch(/^(19|20)\d0s [A-Z]/u);
    expect(longest(styleEras)).toBeLessThanOrEqual(28);
  });

  test('[TXT-03] hold four themes for each of twelve months', () => {
    expect(seasonalThemes).toHaveLength(12);
    for (const themes of seasonalThemes) expect(themes).toHaveLength(4);
    expect(longest(textsIn(seasonalThemes))).toBeLessThanOrEqual(28);
  });

  test('[TXT-04] hold tips for every month and area, each longer than the card prints', () => {
    expect(seasonalTips).toHaveLength(12);
    for (const tips of seasonalTips) expect(tips.length).toBeGreaterThanOrEqual(3);
    for (const tip of textsIn(tipPools)) {
      expect(tip.length).toBeGreaterThan(cardTipLength);
      expect(tip.length).toBeLessThanOrEqual(180);
    }
  });

  test('[RES-02] hold at least five subtitles a category, each of a line or two', () => {
    for (const lines of Object.values(subtitles)) expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(longest(textsIn(subtitles))).toBeLessThanOrEqual(75);
  });

  test('[RES-03] hold three sentences or more for each area and level', () => {
    for (const pool of Object.values(feedbackPools)) {
      expect(Object.keys(pool)).toEqual(expect.arrayContaining(['strong', 'good', 'fair', 'low']));
      for (const sentences of Object.values(pool)) {
        expect(sentences.length).toBeGreaterThanOrEqual(3);
        expect(longest(sentences)).toBeLessThanOrEqual(140);
      }
    }
  });

  test('[TXT-01] [TXT-02] [TXT-03] [TXT-04] say nothing twice', () => {
    expect(Object.keys(allPools).filter((name) => allPools[name]?.length === 0)).toEqual([]);
    const said = allTexts.map((text) => text.toLowerCase());
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });
});
