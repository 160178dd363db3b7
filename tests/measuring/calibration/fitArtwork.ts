import { seededStream } from '../../../src/domain/random/seededStream.ts';
import type { ArtworkExample } from './artworkExamples.ts';
import { type LogisticFit, oddsOf, ridgeLogistic } from './ridgeLogistic.ts';

/** The penalty on the weights of standardized signs. */
const ridge = 0.1;
/** Added to each sign's standard deviation. */
const leastSpread = 1e-3;
const folds = 5;
/** Share of the photos, in all their forms, that a fit without their person may take for artwork. */
const mostMistaken = 0.005;

/**
 * Fits the weights that tell artwork from photos. The offset is set so that no more than `mostMistaken` of the photos, each judged
 * by a fit from which it was left out, are taken for artwork.
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

/** Photos and artwork count alike, and a sign may speak for either. */
function fitSigns(examples: readonly ArtworkExample[]): LogisticFit {
  const arts = examples.filter(({ kind }) => kind === 'painting').length;
  return ridgeLogistic(
    examples.map(({ kind, signs }) => {
      const made = kind === 'painting';
      return { signs, made, weight: 1 / (made ? arts : examples.length - arts) };
    }),
    ridge,
    { negative: true, leastSpread },
  );
}
