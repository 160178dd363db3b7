import { missingScores } from '../../src/domain/analysis/missingScores.ts';
import { scoreMeasurement } from '../../src/domain/analysis/scoreMeasurement.ts';
import { measuredKeys } from '../../src/domain/analysis/Breakdown.ts';
import { unmeasured } from '../../src/domain/content/unmeasured.ts';
import { median } from '../../workers/pixels/statistics.ts';
import { readPortraits } from './Portrait.ts';
import { type RatedPixels, ratePixels } from './ratePixels.ts';

const skins = ['light', 'medium', 'dark'] as const;
const flags = ['hasFoundation', 'hasEyeMakeup', 'hasLipMakeup', 'hasBlush'] as const;

/**
 * Portraits labeled as bare of lip and eye makeup, by skin: the median of each score without jitter, over those on which its area
 * can be seen (eyes behind glasses take a default that says nothing of the measure), and how often each kind of makeup is seen.
 */
export async function tonesTable(folder: string): Promise<readonly string[]> {
  const bare = new Map<string, RatedPixels[]>(skins.map((skin) => [skin, []]));
  for (const { label, pixels } of readPortraits(folder)) {
    if (label?.lips !== 'none' || label.eyes !== 'none') continue;
    const rated = await ratePixels(pixels);
    if (rated.location.kind === 'found') bare.get(label.skin)!.push(rated);
  }
  const line = (name: string, cell: (group: readonly RatedPixels[]) => string) =>
    name.padEnd(18) + skins.map((skin) => cell(bare.get(skin)!).padStart(8)).join('');
  return [
    line('bare portraits', (group) => String(group.length)),
    line('overallScore', (group) => medianText(group.map(({ overallScore }) => overallScore))),
    ...measuredKeys.map((key) =>
      line(key, (group) =>
        medianText(
          group
            .filter(({ measurement }) => unmeasured(key, measurement)?.kind !== 'unseen')
            .map(({ measurement }) => Math.round(scoreMeasurement(measurement)[key] ?? missingScores[key])),
        ),
      ),
    ),
    ...flags.map((flag) =>
      line(flag, (group) => {
        const flagged = group.filter(({ measurement }) => measurement.features[flag]).length;
        return `${Math.round((100 * flagged) / group.length)} %`;
      }),
    ),
  ].map((text, i) => (i === 0 ? `${text}  (${skins.join(', ')} skin)` : text));
}

const medianText = (values: readonly number[]): string =>
  values.length === 0 ? '-' : String(median(values));
