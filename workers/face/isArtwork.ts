import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { artworkEvidence } from './artworkEvidence.ts';
import type { GraphModel } from './GraphModel.ts';
import { frameOf } from './placeLandmarks.ts';
import { type PhotoSquare, squareSample } from './squareSample.ts';

/** Side of the network's input, px. */
export const artworkSide = 160;

/**
 * Whether a face is painted or drawn rather than photographed: a logistic regression on what the network sees. It looks at strokes,
 * grain and shading over the whole head, where `isDrawnFace` tells flat colors and bare paper from the skin alone.
 */
export function isArtwork(model: GraphModel, raster: PixelBuffer, { points }: LocatedFace): boolean {
  const signs = artworkSigns(model, raster, frameOf(points));
  const { weights, offset } = artworkEvidence;
  return signs.reduce((odds, sign, i) => odds + weights[i]! * sign, offset as number) > 0;
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
