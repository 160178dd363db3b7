import type { UnseenArea } from '../analysis/unseenAreas.ts';
import type { ShownLook } from '../battle/ShownBattle.ts';
import { basisLabels } from '../content/basisLabels.ts';
import { showsFilterWarning } from '../content/showsFilterWarning.ts';

const areas: Readonly<Record<UnseenArea['area'], string>> = {
  eyes: 'eyes',
  lips: 'lips',
  cheeks: 'cheeks',
  skin: 'base',
  symmetry: 'one side',
};

/** What has to be known of a look beside its number: filters, where the number comes from, what could not be seen (BTL-08). */
export function lookLabels({ feedback, measurement }: Pick<ShownLook, 'feedback' | 'measurement'>): string[] {
  const unseen = [...new Set(measurement.unseen.map(({ area }) => areas[area]))];
  return [
    basisLabels[measurement.basis],
    showsFilterWarning(feedback) ? 'Filters: score adjusted' : null,
    unseen.length > 0 ? `Not seen: ${unseen.join(', ')}` : null,
  ].filter((label) => label !== null);
}
