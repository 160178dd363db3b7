import { type BreakdownKey, breakdownKeys } from '../../src/domain/analysis/Breakdown.ts';
import { byKey } from '../../src/domain/analysis/byKey.ts';
import type { LookMeasurement } from '../../src/domain/analysis/LookMeasurement.ts';
import { mean } from '../../workers/pixels/statistics.ts';
import { damageMakeup, damages } from './damageMakeup.ts';
import { readPortraits } from './Portrait.ts';
import { scoreRaster } from './measureRaster.ts';
import { ratePixels } from './ratePixels.ts';
import { percent } from './percent.ts';

/** The points from which on a damaged area's score counts as fallen, as fallen grossly, and an undamaged area's score as moved. */
const [fall, gross, move] = [3, 15, 3];

/** Whether a look has the makeup that is to be damaged. */
const wears = {
  lips: ({ features }: LookMeasurement) => features.hasLipMakeup,
  /** Lids that are not seen cannot clash with the lips. */
  lipsBelowLids: ({ features, unseen }: LookMeasurement) =>
    features.hasLipMakeup && !unseen.some(({ area }) => area === 'eyes'),
  eyes: ({ features }: LookMeasurement) => features.hasEyeMakeup,
  skin: () => true,
} as const;

/** How damage to the makeup of portraits that are labeled as made up moves the sub-scores, a line for each damage. */
export async function craftTable(folder: string): Promise<readonly string[]> {
  const rows = new Map(Object.keys(damages).map((name) => [name, [] as Record<BreakdownKey, number>[]]));
  for (const { pixels, label } of readPortraits(folder)) {
    if (!label || (label.lips !== 'clear' && label.eyes !== 'clear')) continue;
    const { photo, location, measurement, breakdown } = await ratePixels(pixels, '0'.repeat(32));
    if (location.kind !== 'found') continue;
    for (const [name, damage] of Object.entries(damages)) {
      if (!wears[damage.of](measurement)) continue;
      const raster = damageMakeup(photo.raster, location.face, damage);
      const after = scoreRaster(raster, location.face);
      rows.get(name)!.push(byKey(breakdownKeys, (key) => after[key] - breakdown[key]));
    }
  }
  return [
    'damage                    photos  own area: falls  by 15  mean    others move',
    ...[...rows].map(([name, changes]) => {
      const { area, besides } = damages[name]!;
      const own = changes.map((change) => change[area]);
      const share = (test: (change: Record<BreakdownKey, number>) => boolean) => percent(changes.map(test));
      const others = breakdownKeys.filter(
        (key) => key !== area && key !== 'trendAlignment' && !besides.includes(key),
      );
      const moved = others
        .map((key) => `${key} ${share((change) => Math.abs(change[key]) > move).trim()}`)
        .join(', ');
      return [
        name.padEnd(25),
        String(changes.length).padStart(6),
        share((change) => change[area] <= -fall).padStart(16),
        share((change) => change[area] <= -gross),
        mean(own).toFixed(1).padStart(6),
        `${share((change) => others.some((key) => Math.abs(change[key]) > move))}: ${moved}`,
      ].join(' ');
    }),
  ];
}
