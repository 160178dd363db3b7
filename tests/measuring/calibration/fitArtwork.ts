import { seededStream } from '../../../src/domain/random/seededStream.ts';
import { mean } from '../../../workers/pixels/statistics.ts';
import type { ArtworkExample } from './artworkExamples.ts';
import { type LogisticFit, oddsOf } from './ridgeLogistic.ts';

/** The penalty on the weights of standardized signs, and rounds of the descent: more change no third digit. */
const ridge = 0.1;
const rounds = 1_500;
const folds = 5;
/** Of photos in all their forms, the share that may be taken for artwork where their person was left out of the fit. */
const mostMistaken = 0.005;

/**
 * Fits what tells artwork from photos. Photos and artwork count alike. The offset is set so that of photos, each left out of the fit
 * that judges it, no more than `mostMistaken` pass for artwork.
 */
export function fitArtwork(examples: readonly ArtworkExample[]) {
  const parts = new Map([...new Set(examples.map(({ name }) => name))].map((name) => [name, foldOf(name)]));
  const odds = examples.map(() => 0);
  for (let fold = 0; fold < folds; fold++) {
    const fit = fitSigns(examples.filter(({ name }) => parts.get(name) !== fold));
    for (const [i, { name, signs }] of examples.entries())
      if (parts.get(name) === fold) odds[i] = oddsOf(fit, signs);
  }
  const oddsWhere = (wanted: (example: ArtworkExample) => boolean) =>
    odds.filter((_, i) => wanted(examples[i]!));
  const photos = oddsWhere(({ kind }) => kind === 'photo').toSorted((a, b) => b - a);
  const least = photos[Math.floor(mostMistaken * photos.length)]!;
  const shareOver = (kind: ArtworkExample['kind'], original: boolean) => {
    const some = oddsWhere((example) => example.kind === kind && example.original === original);
    return Math.round((1000 * some.filter((value) => value > least).length) / some.length) / 1000;
  };
  const { weights, offset } = fitSigns(examples);
  const countOf = (kind: ArtworkExample['kind']) =>
    examples.filter((example) => example.kind === kind && example.original).length;
  return {
    pictures: { photos: countOf('photo'), paintings: countOf('painting') },
    mistaken: { photos: shareOver('photo', true), changedPhotos: shareOver('photo', false) },
    found: { paintings: shareOver('painting', true), changedPaintings: shareOver('painting', false) },
    offset: Math.round(1000 * (offset - least)) / 1000,
    weights: weights.map((weight) => Math.round(1000 * weight) / 1000),
  };
}

const foldOf = (name: string): number => Math.floor(seededStream(name, 'fold')() * folds);

/**
 * Ridge logistic regression of standardized signs by Nesterov's accelerated descent (1983). Unlike in `ridgeLogistic` a weight may be
 * negative.
 */
function fitSigns(examples: readonly ArtworkExample[]): LogisticFit {
  const width = examples[0]!.signs.length;
  const means = Array.from({ length: width }, (_, k) => mean(examples.map(({ signs }) => signs[k]!)));
  const spread = means.map(
    (middle, k) => Math.sqrt(mean(examples.map(({ signs }) => (signs[k]! - middle) ** 2))) + 1e-3,
  );
  const rows = examples.map(({ signs }) =>
    Float64Array.from(signs, (sign, k) => (sign - means[k]!) / spread[k]!),
  );
  const isArt = examples.map(({ kind }) => kind === 'painting');
  const arts = isArt.filter(Boolean).length;
  const counts = isArt.map((art) => 0.5 / (art ? arts : isArt.length - arts));
  // The loss' second derivative is at most a quarter of the signs' largest moment, which this bounds from above.
  const steepest = ridge + 0.25 * largestMoment(rows, counts);
  let weights = new Float64Array(width);
  let ahead = weights;
  let [offset, aheadOffset] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const slope = Float64Array.from(ahead, (weight) => ridge * weight);
    let offsetSlope = 0;
    for (const [i, row] of rows.entries()) {
      let odds = aheadOffset;
      for (let k = 0; k < width; k++) odds += ahead[k]! * row[k]!;
      const miss = counts[i]! * (1 / (1 + Math.exp(-odds)) - (isArt[i] ? 1 : 0));
      for (let k = 0; k < width; k++) slope[k]! += miss * row[k]!;
      offsetSlope += miss;
    }
    const moved = ahead.map((weight, k) => weight - slope[k]! / steepest);
    const movedOffset = aheadOffset - offsetSlope / steepest;
    const momentum = round / (round + 3);
    ahead = moved.map((weight, k) => weight + momentum * (weight - weights[k]!));
    aheadOffset = movedOffset + momentum * (movedOffset - offset);
    [weights, offset] = [moved, movedOffset];
  }
  const scaled = Array.from(weights, (weight, k) => weight / spread[k]!);
  return { weights: scaled, offset: scaled.reduce((sum, weight, k) => sum - weight * means[k]!, offset) };
}

/** The largest eigenvalue of the signs' weighted second moments, by power iteration, and a tenth more. */
function largestMoment(rows: readonly Float64Array[], counts: readonly number[]): number {
  let direction = new Float64Array(rows[0]!.length).fill(1);
  let largest = 0;
  for (let round = 0; round < 30; round++) {
    const image = new Float64Array(direction.length);
    for (const [i, row] of rows.entries()) {
      let along = 0;
      for (let k = 0; k < row.length; k++) along += direction[k]! * row[k]!;
      for (let k = 0; k < row.length; k++) image[k]! += counts[i]! * along * row[k]!;
    }
    largest = Math.hypot(...image);
    direction = image.map((value) => value / largest);
  }
  return 1.1 * largest + 1;
}
