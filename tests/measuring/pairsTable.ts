import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakdownKeys } from '../../src/domain/analysis/Breakdown.ts';
import { byKey } from '../../src/domain/analysis/byKey.ts';
import { categoryThresholds } from '../../src/domain/analysis/categoryOf.ts';
import { mean } from '../../workers/pixels/statistics.ts';
import { areaUnderCurve } from './areaUnderCurve.ts';
import { decoded } from './Portrait.ts';
import { type RatedPixels, ratePixels } from './ratePixels.ts';
import { percent } from './percent.ts';

const amounts = [
  'foundationCoverage',
  'eyeMakeupIntensity',
  'lipColorIntensity',
  'blushIntensity',
  'skinToneUniformity',
] as const;

/** Every number of a rating by which makeup may be told. */
const readings: Readonly<Record<string, (rated: RatedPixels) => number>> = {
  overallScore: ({ overallScore }) => overallScore,
  ...byKey(
    breakdownKeys,
    (key) =>
      ({ breakdown }: RatedPixels) =>
        breakdown[key],
  ),
  ...byKey(
    amounts,
    (key) =>
      ({ measurement }: RatedPixels) =>
        measurement.features[key],
  ),
};

/**
 * How well ratings tell the same person's face before makeup from after, by set. The folder stays outside the project; its
 * `pairs.tsv` has a line for each pair: set, bare photo, made-up photo. Pairs without a face on either photo are left out.
 */
export async function pairsTable(folder: string): Promise<readonly string[]> {
  const list = join(folder, 'pairs.tsv');
  if (!existsSync(list)) return [`needs pairs of photos: ${list} is not there`];
  const sets = new Map<string, { bare: RatedPixels[]; made: RatedPixels[] }>();
  for (const line of readFileSync(list, 'utf8').trim().split('\n').slice(1)) {
    const [set = '', ...photos] = line.split('\t');
    const [bare, made] = await Promise.all(photos.map((photo) => ratePixels(decoded(join(folder, photo)))));
    if (bare?.location.kind !== 'found' || made?.location.kind !== 'found') continue;
    const group = sets.get(set) ?? { bare: [], made: [] };
    sets.set(set, { bare: [...group.bare, bare], made: [...group.made, made] });
  }
  return [...sets].flatMap(([set, { bare, made }]) => {
    const isGood = ({ overallScore }: RatedPixels) => overallScore >= categoryThresholds.good;
    return [
      `${set}: ${bare.length} pairs, of the bare faces ${percent(bare.map(isGood))} rated Good, of the made up ${percent(made.map(isGood))}`,
      '  reading               AUC   rise   mean bare  mean made up',
      ...Object.entries(readings).map(([name, read]) => {
        const [before, after] = [bare.map(read), made.map(read)];
        const rising = percent(after.map((value, i) => value > before[i]!));
        return `  ${name.padEnd(20)} ${areaUnderCurve(after, before).toFixed(3)}  ${rising}  ${column(mean(before))}  ${column(mean(after))}`;
      }),
    ];
  });
}

const column = (value: number): string => value.toFixed(2).padStart(9);
