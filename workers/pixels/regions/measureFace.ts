import type { Faults } from '../../../src/domain/analysis/Faults.ts';
import type { LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import { makeupPresence, presenceThresholds } from '../../../src/domain/analysis/makeupPresence.ts';
import { wornShares } from '../../../src/domain/analysis/makeupToJudge.ts';
import { unseenArea } from '../../../src/domain/analysis/unseenArea.ts';
import type { LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../../../src/domain/photo/OpenedPhoto.ts';
import { freeAfter } from '../kernels/pixelKernels.ts';
import { artificialColors } from './artificialColors.ts';
import { basePatches } from './basePatches.ts';
import { blending } from './blending.ts';
import { blush } from './blush.ts';
import { colorHarmony } from './colorHarmony.ts';
import { colorVariance } from './colorVariance.ts';
import { eyeDefinition } from './eyeDefinition.ts';
import { eyeMakeup } from './eyeMakeup.ts';
import { baseEnd, toldFromSkin } from './baseEnd.ts';
import { type FaceView, type ViewFace, viewFace } from './FaceView.ts';
import { fineDetail } from './fineDetail.ts';
import { gatherEvidence } from './gatherEvidence.ts';
import { lidsAgainstLips } from './lidsAgainstLips.ts';
import { lipCoat } from './lipCoat.ts';
import { lipColor, lipPixels } from './lipColor.ts';
import { lipEdge } from './lipEdge.ts';
import { lipEvenness } from './lipEvenness.ts';
import { lipSmear } from './lipSmear.ts';
import { lookHues, type WornColor } from './lookHues.ts';
import { oneSidedBlush } from './oneSidedBlush.ts';
import { naturalRedness } from './naturalRedness.ts';
import { isBlack, regionColor } from './regionColor.ts';
import { evennessWithNeck, neckMatch } from './neckMatch.ts';
import { joinedPixels, intersect, pixelsOf, rasterize } from './regionMask.ts';
import { faceVisibility } from './faceVisibility.ts';
import { type BasePixels, basePixels, skinEvenness } from './skinEvenness.ts';
import { smoothingSuspicion } from './smoothingSuspicion.ts';
import { spoiledEyes } from './spoiledEyes.ts';
import { symmetry } from './symmetry.ts';
import { toneEvenness } from './toneEvenness.ts';
import { underEyeSmudge } from './underEyeSmudge.ts';
import { faceConfidence } from './faceConfidence.ts';

/**
 * Measures a look on the regions of a located face. What cannot be seen reads 0 among the features, null among the
 * qualities, and is named in `unseen`; its sub-score then takes its documented default.
 */
export function measureFace(
  photo: Pick<OpenedPhoto, 'fingerprint' | 'raster'>,
  face: LocatedFace,
  viewed: ViewFace = viewFace,
): LookMeasurement {
  const view = viewed(photo.raster, face);
  const seen = freeAfter(() => faceVisibility(view, face));
  const flushed = freeAfter(() => naturalRedness(view));
  const cheeks = seen.skin
    ? freeAfter(() => blush(view, seen.sides, flushed))
    : { intensity: null, apples: [] };
  // A mask over the mouth reaches the cheeks, and its edge there is as hard as that of color.
  const isMasked = unseenArea('lips', seen)?.reason === 'covered';
  const oneSided = freeAfter(() => oneSidedBlush(view, seen.skin && !isMasked ? seen.sides : []));
  const end = freeAfter(() => (seen.skin ? baseEnd(view) : null));
  const bare = (end && toldFromSkin(view, end)) ?? view;
  const base = basePixels(view, seen.skin ? seen.sides : []);
  const hasBase = seen.skin && base.toned.length > 0;
  const lipArea = seen.lips ? lipPixels(view) : new Int32Array();
  const hasLips = lipArea.length > 0;

  // `faceVisibility` has found that the lips are not too black to be read beside the base. Beside lighter skin they may be.
  const aroundLips = isBlack(bare, lipArea) ? view : bare;
  const lips = hasLips ? lipColor(aroundLips, lipArea, flushed) : null;
  const lipEven = hasLips ? lipEvenness(aroundLips, lipArea) : null;
  const coat =
    lips && lipEven !== null
      ? lipCoat(aroundLips, { pixels: lipArea, whole: lips, evenness: lipEven, flushed })
      : null;
  const eyes = freeAfter(() => eyeMakeup(view, seen.eyes));
  const baseTold = hasBase ? freeAfter(() => fineDetail(view)) : 1;
  const skin = hasBase ? readSkin({ ...view, skin: bare.skin }, base, seen.sides) : null;
  const evenness = skin?.evenness ?? { uniformity: 0, coverage: 0 };
  // A soft photo is no sign of a base: the less detail it shows, the less the coverage counts.
  const coverage = baseTold * evenness.coverage;
  // Without a base there is no color that could differ from the neck.
  const neck =
    coverage > presenceThresholds.coverage ? freeAfter(() => neckMatch(photo.raster, view, seen)) : null;
  const cheekPixels = freeAfter(() =>
    joinedPixels(
      seen.sides.map((side) =>
        pixelsOf(intersect(rasterize(view.regions.outlines.cheeks[side]), view.regions.skin)),
      ),
    ),
  );
  const lidPixels = joinedPixels(eyes.eyes.map(({ pixels }) => pixels));

  const amounts = {
    foundationCoverage: coverage,
    skinToneUniformity: evennessWithNeck(evenness.uniformity, coverage, neck),
    eyeMakeupIntensity: eyes.intensity,
    lipColorIntensity: lips?.intensity ?? 0,
    blushIntensity: cheeks.intensity ?? 0,
    artificialColors: artificialColors(view, [lidPixels, cheekPixels]),
    colorVariance: colorVariance(view, [lipArea, lidPixels, cheekPixels]),
    imageFingerprint: photo.fingerprint,
  };
  const presence = makeupPresence(amounts);
  // Bare lips have no edge or evenness to rate.
  const hasLipColor = hasLips && presence.hasLipMakeup;
  const faults: Faults = {
    lipSmear: hasLipColor && lips ? freeAfter(() => lipSmear(aroundLips, lips)) : 0,
    oneSidedBlush: oneSided,
    lidsAgainstLips: hasBase ? lidsAgainstLips(coat, eyes.eyes, eyes.line) : 0,
    spoiledEyes: spoiledEyes(eyes),
    basePatches: skin?.patches ?? 0,
    baseEnd: end?.fault ?? 0,
  };
  const told = { eyeShadow: eyes.shadow, lipCoat: coat?.intensity ?? 0, ...faults };
  // A hue counts as far as it is worn, because nobody chose the natural hues of a face.
  const worn = wornShares({ features: amounts, ...told });
  const hues: WornColor[] = [
    ...(coat ? [{ color: coat, worn: worn.lips }] : []),
    ...eyes.eyes.flatMap(({ lid }) => (lid ? [{ color: lid, worn: worn.eyes }] : [])),
    ...(cheekPixels.length > 0 ? [{ color: regionColor(view, cheekPixels), worn: worn.blush }] : []),
  ];
  const qualities: LookMeasurement['qualities'] = {
    lipEdge: hasLipColor ? lipEdge(aroundLips) : null,
    lipEvenness: hasLipColor ? lipEven : null,
    colorHarmony: hasBase ? lessBy(faults.lidsAgainstLips, colorHarmony(lookHues(hues))) : null,
    // Blush on one cheek is neither blended nor matched, however soft its edge.
    blending: lessBy(
      oneSided,
      freeAfter(() =>
        blending(view, hasBase ? base.toned : [], seen.sides, {
          blush: worn.blush,
          shadow: worn.shadow,
        }),
      ),
    ),
    toneEvenness: skin?.tone ?? null,
    symmetry:
      hasBase && seen.sides.length === 2
        ? lessBy(
            oneSided,
            freeAfter(() => symmetry(view, eyes.eyes, worn)),
          )
        : null,
    eyeDefinition: lessBy(Math.max(faults.spoiledEyes, underEyeSmudge(eyes.eyes)), eyeDefinition(eyes.eyes)),
  };

  const read = { features: { ...amounts, ...presence }, qualities, ...told, baseTold };
  return {
    ...read,
    confidence: faceConfidence(view, face, seen, skin?.smoothing ?? null),
    basis: 'face',
    unseen:
      hasBase && cheeks.intensity === null
        ? [...seen.unseen, { area: 'cheeks', reason: 'covered' }]
        : seen.unseen,
    evidence: gatherEvidence(view, seen, { ...read, neck }),
    smoothingSuspicion: skin?.smoothing ?? null,
  };
}

/** The readings of skin and base. Those that share blurred planes are taken together, before these are freed. */
function readSkin(view: FaceView, base: BasePixels, sides: readonly (0 | 1)[]) {
  const texture = freeAfter(() => ({
    evenness: skinEvenness(view, base),
    smoothing: smoothingSuspicion(view, base.textured),
  }));
  const tone = freeAfter(() => ({ tone: toneEvenness(view, sides), patches: basePatches(view, sides) }));
  return { ...texture, ...tone };
}

/** What is left of a quality, 0-1, when a fault takes its share of it; null stays null. */
const lessBy = (fault: number, quality: number | null): number | null =>
  quality === null ? null : quality * (1 - fault);
