import { noFaults } from '../../../src/domain/analysis/Faults.ts';
import { breakdownKeys, type BreakdownKey } from '../../../src/domain/analysis/Breakdown.ts';
import { byKey } from '../../../src/domain/analysis/byKey.ts';
import type { LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import { makeupPresence } from '../../../src/domain/analysis/makeupPresence.ts';
import type { MakeupFeatures } from '../../../src/domain/analysis/MakeupFeatures.ts';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { oklab } from '../oklab.ts';
import { calibration } from './calibration.ts';
import { artificialColors } from './artificialColors.ts';
import { blushIntensity } from './blushIntensity.ts';
import { eyeMakeupIntensity } from './eyeMakeupIntensity.ts';
import { lipColorIntensity } from './lipColorIntensity.ts';
import { skinAround } from './skinAround.ts';
import { skinEvenness } from './skinEvenness.ts';
import { skinReference } from './skinReference.ts';
import type { SkinScene } from './SkinScene.ts';

/** How far colors can be trusted if it is unknown which pixels are skin, lips or lids, 0-1. It decides how surely the feedback speaks. */
const confidence: Readonly<Record<BreakdownKey, number>> = {
  foundation: 0.35,
  eyeMakeup: 0.2,
  lipPrecision: 0.3,
  colorHarmony: 0.25,
  blendingTechnique: 0.15,
  symmetry: 0.1,
  trendAlignment: 0.3,
};

/**
 * Measures a look where no face could be located: on the analysis canvas, from the skin's own color and what stands out
 * within it. Approximate, and labeled so. The qualities that need a lip line, two sides or a lash line stay null.
 *
 * @param canvas the analysis canvas, 200 px or less (PIP-04, decision 16a).
 */
export function measureWholePhoto(canvas: PixelBuffer, imageFingerprint: string): LookMeasurement {
  const planes = oklab(canvas);
  const skin = skinReference(planes, canvas.width, canvas.height);
  if (!skin) return withoutSkin(imageFingerprint);

  const reach = Math.max(
    3,
    Math.round(Math.max(canvas.width, canvas.height) * calibration.skin.surroundings),
  );
  const scene: SkinScene = {
    planes,
    width: canvas.width,
    height: canvas.height,
    skin,
    around: skinAround(skin.mask, canvas.width, canvas.height, reach),
  };
  const evenness = skinEvenness(scene);
  return measurement(confidence, {
    ...evenness,
    eyeMakeupIntensity: eyeMakeupIntensity(scene),
    lipColorIntensity: lipColorIntensity(scene),
    blushIntensity: blushIntensity(scene),
    artificialColors: artificialColors(scene),
    imageFingerprint,
  });
}

/** The measurement if there is no skin to measure against: all features read 0, with a confidence of 0. */
function withoutSkin(imageFingerprint: string): LookMeasurement {
  const none = byKey(breakdownKeys, () => 0);
  return measurement(none, {
    foundationCoverage: 0,
    eyeMakeupIntensity: 0,
    lipColorIntensity: 0,
    blushIntensity: 0,
    skinToneUniformity: 0,
    artificialColors: 0,
    colorVariance: 0,
    imageFingerprint,
  });
}

/** Measured amounts: the features without the presence that follows from them. */
type FeatureAmounts = Omit<MakeupFeatures, keyof ReturnType<typeof makeupPresence>>;

function measurement(confidence: LookMeasurement['confidence'], amounts: FeatureAmounts): LookMeasurement {
  return {
    features: { ...amounts, ...makeupPresence(amounts) },
    qualities: {
      lipEdge: null,
      lipEvenness: null,
      colorHarmony: null,
      blending: null,
      symmetry: null,
      toneEvenness: null,
      eyeDefinition: null,
    },
    confidence,
    basis: 'wholePhoto',
    unseen: [],
    evidence: [],
    eyeShadow: amounts.eyeMakeupIntensity,
    lipCoat: 0,
    ...noFaults,
    baseTold: 1,
    smoothingSuspicion: null,
  };
}
