import { describe, expect, it } from 'vitest';
import { battleEntry } from '../../src/adapters/battleEntry.ts';
import { createBattleMemory } from '../../src/adapters/createBattleMemory.ts';
import type { AnalysisResult } from '../../src/domain/analysis/AnalysisResult.ts';
import { noFilters } from '../../src/domain/analysis/FilterDetection.ts';
import { compareLooks } from '../../src/domain/rating/compareLooks.ts';
import { judgeLook } from '../../src/domain/rating/judgeLook.ts';
import { measuredLook } from '../domain/analysis/measuredLook.ts';
import { tabPage } from './tabPage.ts';

const rated = (): AnalysisResult =>
  judgeLook({
    measurement: {
      ...measuredLook(),
      unseen: [{ area: 'lips', reason: 'covered' }],
      evidence: [{ key: 'lipPrecision', polygons: [[1, 2, 3, 4, 5, 6]], reading: 'lips' }],
    },
    filters: noFilters,
    enhancement: { kind: 'notConfigured' },
    now: { month: 10, localDate: '11/21/2026' },
    siteAddress: 'glow.example',
  });

function fought() {
  const [first, second] = [{ ...rated(), overallScore: 80 }, rated()];
  return { comparison: compareLooks(first, second), first, second };
}

function tab(options: Parameters<typeof tabPage>[0] = {}) {
  const { entries, page } = tabPage(options);
  return { entries, page, memory: createBattleMemory(page) };
}

describe('the memory of a battle', () => {
  it('[RES-06] gives back all words and numbers that its results show, from another page of the same tab', () => {
    const { memory, page } = tab();
    const battle = fought();
    memory.keep(battle);
    expect(battleEntry(page).exists()).toBe(true);
    const shownOf = ({ feedback, shareableCard, measurement: { basis, unseen } }: AnalysisResult) => ({
      feedback,
      shareableCard,
      measurement: { basis, unseen, evidence: [] },
    });
    expect(memory.recall()).toEqual({
      comparison: battle.comparison,
      first: shownOf(battle.first),
      second: shownOf(battle.second),
    });
  });

  it('[RES-06] [PRV-02] keeps nothing of the photos, nor where on them something was measured', () => {
    const { entries, memory } = tab();
    memory.keep(fought());
    const [[key, text] = ['', '']] = entries;
    expect(key).toBe('glowcheck.battle');
    expect(text).not.toMatch(/polygons|fingerprint|blob:|data:image/iu);
    expect(text.length).toBeLessThan(10_000);
  });

  it('[RES-06] forgets', () => {
    const { entries, memory, page } = tab();
    memory.keep(fought());
    memory.forget();
    expect(battleEntry(page).exists()).toBe(false);
    expect(memory.recall()).toBeNull();
    expect(entries.size).toBe(0);
  });

  it.each<[string, (text: string) => string]>([
    ['no JSON', (text) => text.slice(0, -7)],
    ['null', () => 'null'],
    ['a score of 101', (text) => text.replace(/"photo1Score":\d+/u, '"photo1Score":101')],
    ['a battle without a winner', (text) => text.replace(/"winner":"[^"]+"/u, '"winner":"none"')],
    ['a missing round', (text) => text.replace('"leader":"', '"follower":"')],
    ['an unknown area', (text) => text.replace('"area":"lips"', '"area":"ears"')],
    ['an estimate, which nobody paid for', (text) => text.replace(/"basis":"[^"]+"/u, '"basis":"estimated"')],
  ])('[RES-06] ignores what is %s, and lets it go', (_, spoil) => {
    const { entries, memory } = tab();
    memory.keep(fought());
    const [[key, text] = ['', '']] = entries;
    expect(spoil(text)).not.toBe(text);
    entries.set(key, spoil(text));
    expect(memory.recall()).toBeNull();
    expect(entries.size).toBe(0);
  });

  it('[RES-06] does without where storage is blocked or full', () => {
    const { memory, page } = tab({ fault: true });
    memory.keep(fought());
    expect(battleEntry(page).exists()).toBe(false);
    expect(memory.recall()).toBeNull();
    expect(() => memory.forget()).not.toThrow();
  });
});
