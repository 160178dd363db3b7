import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVerdictMemory } from '../../src/adapters/createVerdictMemory.ts';
import type { AnalysisResult } from '../../src/domain/analysis/AnalysisResult.ts';
import { noFilters } from '../../src/domain/analysis/FilterDetection.ts';
import { judgeLook } from '../../src/domain/rating/judgeLook.ts';
import { measuredLook, measuredLooks } from '../domain/analysis/measuredLook.ts';
import { tabPage } from './tabPage.ts';

const rated = (measurement = measuredLook()): AnalysisResult =>
  judgeLook({
    measurement: {
      ...measurement,
      evidence: [{ key: 'lipPrecision', polygons: [[1, 2, 3, 4, 5, 6]], reading: 'lips' }],
    },
    filters: noFilters,
    enhancement: { kind: 'notConfigured' },
    now: { month: 10, localDate: '11/21/2026' },
    siteAddress: 'glow.example',
  });

function tab(options: Parameters<typeof tabPage>[0] = {}) {
  const { entries, page } = tabPage(options);
  return { entries, memory: createVerdictMemory(page) };
}

describe('the memory of a verdict', () => {
  it('[RES-06] gives back every word and number, from another page of the same tab', async () => {
    await fc.assert(
      fc.asyncProperty(measuredLooks, async (measurement) => {
        fc.pre(measurement.basis !== 'estimated');
        const { memory } = tab();
        const result = rated(measurement);
        memory.keepVerdict(result);
        expect(memory.hasVerdict()).toBe(true);
        const { filters: _filters, enhancement: _enhancement, measurement: measured, ...words } = result;
        expect(await memory.recallVerdict()).toEqual({
          ...words,
          measurement: {
            basis: measured.basis,
            evidence: [],
            features: { imageFingerprint: measured.features.imageFingerprint },
          },
        });
      }),
      { numRuns: 25 },
    );
  });

  it('[RES-06] [PRV-02] keeps nothing of the photo, nor where on it something was measured', () => {
    const { entries, memory } = tab();
    memory.keepVerdict(rated());
    const [[key, text] = ['', '']] = entries;
    expect(key).toBe('glowcheck.verdict');
    expect(text).not.toMatch(/polygons|blob:|data:image/u);
    expect(text.length).toBeLessThan(5_000);
  });

  it('[RES-06] forgets', async () => {
    const { entries, memory } = tab();
    memory.keepVerdict(rated());
    memory.forgetVerdict();
    expect(memory.hasVerdict()).toBe(false);
    expect(await memory.recallVerdict()).toBeNull();
    expect(entries.size).toBe(0);
  });

  it.each<[string, (text: string) => string]>([
    ['no JSON', (text) => text.slice(0, -7)],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['a score of 101', (text) => text.replace(/"overallScore":\d+/u, '"overallScore":101')],
    ['a missing sentence', (text) => text.replace('"symmetry":"', '"asymmetry":"')],
    ['a number for a title', (text) => text.replace(/"makeupTitle":"[^"]+"/u, '"makeupTitle":7')],
    ['an estimate, which nobody paid for', (text) => text.replace(/"basis":"[^"]+"/u, '"basis":"estimated"')],
  ])('[RES-06] ignores what is %s, and lets it go', async (_, spoil) => {
    const { entries, memory } = tab();
    memory.keepVerdict(rated());
    const [[key, text] = ['', '']] = entries;
    expect(spoil(text)).not.toBe(text);
    entries.set(key, spoil(text));
    expect(await memory.recallVerdict()).toBeNull();
    expect(entries.size).toBe(0);
  });

  it.each([
    ['unknown', '"category":"Divine"'],
    ['missing', '"formerCategory":"Slay"'],
  ])('[SCO-04] [RES-06] reads a category that is %s as Mid', async (_, written) => {
    const { entries, memory } = tab();
    memory.keepVerdict(rated());
    const [[key, text] = ['', '']] = entries;
    entries.set(key, text.replaceAll(/"category":"[^"]+"/gu, written));
    const recalled = await memory.recallVerdict();
    expect([recalled?.category, recalled?.shareableCard.category]).toEqual(['Mid', 'Mid']);
  });

  it('[RES-06] does without where storage is blocked or full', async () => {
    const { memory } = tab({ fault: true });
    memory.keepVerdict(rated());
    expect(memory.hasVerdict()).toBe(false);
    expect(await memory.recallVerdict()).toBeNull();
    expect(() => memory.forgetVerdict()).not.toThrow();
  });
});
