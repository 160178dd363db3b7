import type { BreakdownKey } from '../analysis/Breakdown.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';

/** A word for each quarter of a scale from 0 to 1, lowest first. */
type Scale = readonly [string, string, string, string];

const scales = {
  coverage: ['light coverage', 'medium coverage', 'built-up coverage', 'full coverage'],
  finish: ['an uneven finish', 'a patchy-in-places finish', 'a mostly even finish', 'an even finish'],
  eyeAmount: ['soft eye color', 'clear eye color', 'strong eye color', 'full-volume eye color'],
  definition: ['loose definition', 'soft definition', 'good definition', 'crisp definition'],
  lipAmount: ['soft lip color', 'clear lip color', 'strong lip color', 'full-volume lip color'],
  edge: ['a wandering edge', 'a soft edge', 'a clean edge', 'a crisp edge'],
  fill: ['a patchy fill', 'a thin-in-places fill', 'a mostly even fill', 'an even fill'],
  harmony: [
    'shades pulling apart',
    'shades half in touch',
    'shades in agreement',
    'shades in close agreement',
  ],
  softness: ['hard transitions', 'visible transitions', 'soft transitions', 'seamless transitions'],
  match: [
    'the two sides apart',
    'the two sides loosely matched',
    'the two sides close',
    'the two sides matched',
  ],
} as const satisfies Record<string, Scale>;

const subtleOrNone = {
  foundation: 'base, subtle or none',
  eyeMakeup: 'eye makeup, subtle or none',
  lipPrecision: 'lip color, subtle or none',
} as const;

/**
 * What was measured for a sub-score, in plain words and without a number: "strong lip color, a clean edge and an even
 * fill". Null where nothing is measured. The features' own thresholds (FEA-02) say what reads as "subtle or none"; a photo
 * cannot tell bare from barely, so nothing is ever called bare.
 */
export function readingInWords(key: BreakdownKey, { features, qualities }: LookMeasurement): string | null {
  switch (key) {
    case 'foundation':
      return features.hasFoundation
        ? listed([
            inWords(scales.coverage, features.foundationCoverage),
            inWords(scales.finish, features.skinToneUniformity),
          ])
        : subtleOrNone.foundation;
    case 'eyeMakeup':
      return features.hasEyeMakeup
        ? listed([
            inWords(scales.eyeAmount, features.eyeMakeupIntensity),
            inWords(scales.definition, qualities.eyeDefinition),
          ])
        : subtleOrNone.eyeMakeup;
    case 'lipPrecision':
      return features.hasLipMakeup
        ? listed([
            inWords(scales.lipAmount, features.lipColorIntensity),
            inWords(scales.edge, qualities.lipEdge),
            inWords(scales.fill, qualities.lipEvenness),
          ])
        : subtleOrNone.lipPrecision;
    case 'colorHarmony':
      return inWords(scales.harmony, qualities.colorHarmony);
    case 'blendingTechnique':
      return inWords(scales.softness, qualities.blending);
    case 'symmetry':
      return inWords(scales.match, qualities.symmetry);
    case 'trendAlignment':
      return null;
  }
}

function inWords(scale: Scale, amount: number | null): string | null {
  if (amount === null) return null;
  if (amount < 0.25) return scale[0];
  if (amount < 0.5) return scale[1];
  return amount < 0.75 ? scale[2] : scale[3];
}

/** "a", "a and b", "a, b and c". What is null was not measured, and is left out. */
function listed(parts: readonly (string | null)[]): string {
  const said = parts.filter((part) => part !== null);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}
