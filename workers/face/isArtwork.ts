import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { artworkEvidence } from './artworkEvidence.ts';
import { strongestLogit } from './detectFaces.ts';
import type { FaceModels } from './FaceModels.ts';
import type { GraphModel } from './GraphModel.ts';
import { meshDoubts, wideEvidence } from './isPerson.ts';
import { frameOf } from './placeLandmarks.ts';
import { type PhotoSquare, squareSample } from './squareSample.ts';

/** Side of the network's input, px. */
export const artworkSide = 160;

/**
 * A face that the mesh doubts is artwork from these odds on, as a logarithm. The mesh doubts cartoons and people under face paint alike,
 * but the skin between the strokes of face paint still looks like a photo to the network.
 */
const leastOddsInDoubt = -3;
/** Odds of the face alone up to which it is a photo, as a logarithm: what is around it is not looked at. */
const leastAlone = -4;
/** The network is also shown a square this many times as wide, with hair, neck and shoulders. The odds from it have this weight, 0-1. */
const aroundMargin = 2;
const aroundShare = 0.35;
/**
 * Odds between which a doubt is left, as logarithms. Small photos with few details, above all those of darker skin in dim light, reach odds
 * that paintings reach, too. In that case the detector helps: shown hair, neck and shoulders, and then more of the body, it finds more
 * evidence of a person in most photos than in most paintings. At odds of 0 `evenEvidence`, in logits, decides; one logit of evidence
 * outweighs `evidenceWeight` logits of odds. If the side of the face's square has less than `enoughPixels`, photos of people give less
 * evidence as well: `evidenceLostByHalving` less with each halving.
 *
 * Chosen on one half of 506 people on photos, of these shrunk to a third and saved at quality 50, and of the paintings and cartoons in
 * which a person is found. On the other half none of the people is taken for artwork, and 2 of the shrunk instead of 7 with the odds
 * of the face and hair, neck and shoulders alone; of the paintings 21 instead of 30 are let in, of the cartoons 28 instead of 26. Together
 * with everything else that judges a face, 57 of 449 paintings of people are let in (69 before), and 58 of 405 cartoons.
 */
const leastOdds = -1.5;
const mostOdds = 1.25;
const evenEvidence = 2.9;
const evidenceWeight = 2.5;
const bodyMargin = 3;
const enoughPixels = 120;
const evidenceLostByHalving = 0.5;

/**
 * Whether a face is painted or drawn rather than photographed: a logistic regression on what the network sees. It looks at strokes,
 * grain and shading over the whole head, where `isDrawnFace` tells flat colors and bare paper from the skin alone.
 */
export function isArtwork(models: FaceModels, raster: PixelBuffer, face: LocatedFace): boolean {
  const frame = frameOf(face.points);
  const alone = artworkOdds(models.artwork, raster, frame);
  if (meshDoubts(face)) return alone > leastOddsInDoubt;
  if (alone <= leastAlone) return false;
  const around = artworkOdds(models.artwork, raster, { ...frame, side: frame.side * aroundMargin });
  const odds = (1 - aroundShare) * alone + aroundShare * around;
  if (odds <= leastOdds || odds > mostOdds) return odds > mostOdds;
  return odds > evidenceWeight * (evidenceAround(models, raster, face, frame) - evenEvidence);
}

/**
 * How surely the detector sees a person around a face, in logits: the mean of its answers to the face with hair, neck and shoulders and to
 * more of the body. The evidence that a face loses because it has few pixels is added.
 *
 * @param frame of the face
 */
function evidenceAround(
  models: FaceModels,
  raster: PixelBuffer,
  face: LocatedFace,
  frame: PhotoSquare,
): number {
  const body = strongestLogit(models.detector, raster, { ...frame, side: frame.side * bodyMargin });
  const halvings = Math.max(0, Math.log2(enoughPixels / frame.side));
  return (wideEvidence(models, raster, face) + body) / 2 + evidenceLostByHalving * halvings;
}

function artworkOdds(model: GraphModel, raster: PixelBuffer, square: PhotoSquare): number {
  const signs = artworkSigns(model, raster, square);
  const { weights, offset } = artworkEvidence;
  return signs.reduce((odds, sign, i) => odds + weights[i]! * sign, offset as number);
}

/** What the network sees in a square of the raster: the mean of each of its last channels over the square. */
export function artworkSigns(model: GraphModel, raster: PixelBuffer, square: PhotoSquare): Float32Array {
  squareSample(raster, square, artworkSide, model.input(), 1 / 255, 0);
  model.run();
  const places = model.output('signs');
  const signs = new Float32Array(artworkEvidence.weights.length);
  for (let i = 0; i < places.length; i++) signs[i % signs.length]! += places[i]!;
  return signs.map((sum) => (sum * signs.length) / places.length);
}
