import { breakdownKeys } from '../../src/domain/analysis/Breakdown.ts';
import { unseenArea } from '../../src/domain/analysis/unseenArea.ts';
import { locateFace } from '../../workers/face/locateFace.ts';
import { viewFace } from '../../workers/pixels/regions/FaceView.ts';
import { basePixels } from '../../workers/pixels/regions/skinEvenness.ts';
import { smoothingSuspicion } from '../../workers/pixels/regions/smoothingSuspicion.ts';
import { mean, quantile } from '../../workers/pixels/statistics.ts';
import { drawFace } from '../drawn/drawFace.ts';
import { drawLandscape } from '../drawn/drawLandscape.ts';
import type { DrawnLightName } from '../drawn/drawnLights.ts';
import { gaussianBlurred } from '../drawn/gaussianBlurred.ts';
import { everyMonkTone } from '../drawn/monkTones.ts';
import { nodeFaceModels } from '../workers/face/nodeFaceModels.ts';
import { amountAreas, amountCorrelations } from './amountsRead.ts';
import { areaUnderCurve } from './areaUnderCurve.ts';
import { pairsTable } from './pairsTable.ts';
import { paintMakeup, paints } from './paintMakeup.ts';
import { craftTable } from './craftTable.ts';
import { heldBound } from './heldBound.ts';
import { type Portrait, type PortraitLabel, readPortraits } from './Portrait.ts';
import { measureRaster } from './measureRaster.ts';
import { openPixels, ratePixels } from './ratePixels.ts';
import { scoreByTone } from './scoreByTone.ts';
import { tonesTable } from './tonesTable.ts';
import { reencoded, resized, steadyVariants } from './variants.ts';

/** A table as printed: lines of text. */
type Table = (folder: string) => Promise<readonly string[]>;

const skins = ['light', 'medium', 'dark'] as const;
/** The least shares on the portraits: of clear makeup that is found, and of bare areas in which none is found. */
const presenceBounds = {
  lips: { sensitivity: 0.75, specificity: 0.85 },
  eyes: { sensitivity: 0.8, specificity: 0.8 },
} as const;
/** Share of portraits on which makeup painted on raises its feature (nude lips aside, which are the lips' own color). */
const risesBound = 0.95;
const mayNotRise = new Set(['nude lips']);

const ratio = (hits: number, of: number) => (of === 0 ? '-' : `${hits}/${of} ${(hits / of).toFixed(2)}`);

/** Which portraits a face is located on. */
const found: Table = async (folder) => {
  const lines: string[] = [];
  for (const { name, pixels } of readPortraits(folder)) {
    const location = locateFace(await nodeFaceModels(), openPixels(pixels).raster);
    lines.push(
      `${name.padEnd(24)} ${location.kind}${location.kind === 'found' ? ` flag ${location.face.flag.toFixed(3)}, faces ${1 + location.others.length}` : ''}`,
    );
  }
  lines.push(`drawn landscape          ${locateFace(await nodeFaceModels(), drawLandscape()).kind}`);
  return lines;
};

/** Sensitivity and specificity for what the labels say, by skin. Subtle and unknown are left out. */
const presence: Table = async (folder) => {
  const areas = [
    ['lips', 'hasLipMakeup', 'clear'],
    ['eyes', 'hasEyeMakeup', 'clear'],
    ['blush', 'hasBlush', 'visible'],
    ['foundation', 'hasFoundation', 'visible'],
  ] as const;
  const rated = await Promise.all(
    readPortraits(folder)
      .filter((portrait): portrait is Portrait & { label: PortraitLabel } => portrait.label !== null)
      .map(async (portrait) => ({ ...portrait, ...(await ratePixels(portrait.pixels)) })),
  );
  const lines = ['area        skin    sensitivity   specificity'];
  const bounds: string[] = [];
  for (const [area, feature, present] of areas)
    for (const skin of [...skins, 'all'] as const) {
      const group = rated.filter(
        ({ label, location }) => location.kind === 'found' && (skin === 'all' || label.skin === skin),
      );
      const made = group.filter(({ label }) => label[area] === present);
      const bare = group.filter(({ label }) => label[area] === 'none');
      const seen = (list: typeof group) =>
        list.filter(({ measurement }) => measurement.features[feature]).length;
      lines.push(
        `${area.padEnd(11)} ${skin.padEnd(7)} ${ratio(seen(made), made.length).padEnd(13)} ${ratio(bare.length - seen(bare), bare.length)}`,
      );
      if (skin !== 'all' || (area !== 'lips' && area !== 'eyes')) continue;
      const { sensitivity, specificity } = presenceBounds[area];
      bounds.push(heldBound(`${area}: clear makeup found`, seen(made) / made.length, sensitivity));
      bounds.push(heldBound(`${area}: bare left alone`, 1 - seen(bare) / bare.length, specificity));
    }
  lines.push('', 'skin    accepted    mean score');
  for (const skin of skins) {
    const group = rated.filter(({ label }) => label.skin === skin);
    const accepted = group.filter(({ validation }) => validation.isRealPerson);
    lines.push(
      `${skin.padEnd(7)} ${ratio(accepted.length, group.length).padEnd(11)} ${mean(group.map(({ overallScore }) => overallScore)).toFixed(1)}`,
    );
  }
  return [...lines, '', ...bounds];
};

/** How often makeup painted on bare portraits where it can be seen raises its feature, and brings it over its threshold. */
const painted: Table = async (folder) => {
  const featureOf = {
    lips: ['lipColorIntensity', 'hasLipMakeup', 'lips'],
    blush: ['blushIntensity', 'hasBlush', 'blush'],
    lids: ['eyeMakeupIntensity', 'hasEyeMakeup', 'eyes'],
    liner: ['eyeMakeupIntensity', 'hasEyeMakeup', 'eyes'],
  } as const;
  const lines = ['paint            rises        present'];
  const bounds: string[] = [];
  const portraits = readPortraits(folder);
  for (const [name, paint] of Object.entries(paints)) {
    const [feature, presentFeature, labelKey] = featureOf[paint.area];
    let [rises, present, count] = [0, 0, 0];
    for (const { pixels, label } of portraits) {
      if (!label || label[labelKey] !== 'none') continue;
      const { raster } = openPixels(pixels);
      const location = locateFace(await nodeFaceModels(), raster);
      if (location.kind !== 'found') continue;
      const bare = measureRaster(raster, location.face);
      // Nothing is painted that could be seen behind glasses, hair or a mask.
      if (labelKey !== 'blush' && unseenArea(labelKey, bare)) continue;
      const before = bare.features;
      const after = measureRaster(paintMakeup(raster, location.face, paint), location.face).features;
      count++;
      if (after[feature] > before[feature]) rises++;
      if (after[presentFeature]) present++;
    }
    lines.push(`${name.padEnd(16)} ${ratio(rises, count).padEnd(12)} ${ratio(present, count)}`);
    if (!mayNotRise.has(name)) bounds.push(heldBound(`${name}: rises`, rises / count, risesBound));
  }
  return [...lines, '', ...bounds];
};

/** Rank correlation of applied and measured on drawn faces. */
const truth: Table = async () => {
  const lines = [`light     tone  ${amountAreas.join('  ')}`];
  for (const light of ['daylight', 'warm', 'dim'] as const satisfies readonly DrawnLightName[])
    for (const tone of everyMonkTone) {
      const correlations = amountCorrelations(tone, light);
      lines.push(
        `${light.padEnd(9)} ${String(tone).padStart(4)}  ${amountAreas.map((area) => correlations[area].toFixed(2)).join('  ')}`,
      );
    }
  return lines;
};

/** The same look on ten tones in five lights. */
const fairness: Table = async () => {
  const lines = [`light     ${breakdownKeys.join('  ')}  (lowest-highest of ten tones)`];
  for (const light of ['daylight', 'warm', 'cool', 'dim', 'side'] as const) {
    const looks = everyMonkTone.map((tone) => scoreByTone(tone, light));
    const ranges = breakdownKeys.map((key) => {
      const scores = looks.map((look) => look[key]);
      return `${Math.min(...scores)}-${Math.max(...scores)}`.padEnd(key.length);
    });
    lines.push(`${light.padEnd(9)} ${ranges.join('  ')}`);
  }
  return lines;
};

/** Change of the overall score under what happens to photos on their way. */
const steadiness: Table = async (folder) => {
  const changes: number[] = [];
  const lines = ['variant          median  95 %  most'];
  const portraits = readPortraits(folder).filter(({ label }) => label !== null);
  const seed = '0'.repeat(32);
  const base = await Promise.all(
    portraits.map(async ({ pixels }) => (await ratePixels(pixels, seed)).overallScore),
  );
  for (const [name, variant] of Object.entries(steadyVariants)) {
    const own: number[] = [];
    for (const [i, { pixels }] of portraits.entries())
      own.push(Math.abs((await ratePixels(variant(pixels), seed)).overallScore - base[i]!));
    changes.push(...own);
    lines.push(summary(name, own));
  }
  return [...lines, summary('all', changes)];
};

function summary(name: string, changes: readonly number[]): string {
  const sorted = changes.toSorted((one, other) => one - other);
  return `${name.padEnd(16)} ${[quantile(sorted, 0.5), quantile(sorted, 0.95), sorted.at(-1)].map((value) => String(value).padStart(6)).join('')}`;
}

/** Suspicion on portraits and drawn faces, as they are and blurred; area under the ROC curve by tone. */
const smoothing: Table = async (folder) => {
  const lines = ['group            AUC    natural  blurred (mean)'];
  const groups = new Map<string, { natural: number[]; blurred: number[] }>();
  const add = (group: string, kind: 'natural' | 'blurred', value: number | null) => {
    const entry = groups.get(group) ?? { natural: [], blurred: [] };
    groups.set(group, entry);
    if (value !== null) entry[kind].push(value);
  };
  for (const { pixels, label } of readPortraits(folder)) {
    if (!label) continue;
    const { raster } = openPixels(pixels);
    const location = locateFace(await nodeFaceModels(), raster);
    if (location.kind !== 'found') continue;
    for (const [kind, sigma] of [
      ['natural', 0],
      ['blurred', 1.2],
    ] as const) {
      const view = viewFace(sigma === 0 ? raster : gaussianBlurred(raster, sigma), location.face);
      add(`portrait ${label.skin}`, kind, smoothingSuspicion(view, basePixels(view, [0, 1]).textured));
    }
  }
  for (const tone of everyMonkTone)
    for (const pores of [0.3, 0.6, 1])
      for (const [kind, sigma] of [
        ['natural', 0],
        ['blurred', 1.2],
      ] as const) {
        const { pixels, face } = drawFace({ tone, pores, width: 400, height: 480 });
        const view = viewFace(sigma === 0 ? pixels : gaussianBlurred(pixels, sigma), face);
        add(`drawn tone ${tone}`, kind, smoothingSuspicion(view, basePixels(view, [0, 1]).textured));
      }
  for (const [group, { natural, blurred }] of groups) {
    lines.push(
      `${group.padEnd(16)} ${areaUnderCurve(blurred, natural).toFixed(2)}   ${mean(natural).toFixed(2)}     ${mean(blurred).toFixed(2)}  (${natural.length} photos)`,
    );
  }
  return lines;
};

/** How often the fingerprint, and with it every word, survives. */
const fingerprints: Table = async (folder) => {
  const lines = ['variant          same'];
  const portraits = readPortraits(folder);
  for (const [name, variant] of Object.entries({
    'JPEG 80': reencoded(80),
    'JPEG 90': reencoded(90),
    'half size': resized(0.5),
    'double size': resized(2),
  })) {
    const same = portraits.filter(
      ({ pixels }) => openPixels(variant(pixels)).fingerprint === openPixels(pixels).fingerprint,
    );
    lines.push(`${name.padEnd(16)} ${ratio(same.length, portraits.length)}`);
  }
  return lines;
};

export const tables: Readonly<Record<string, Table>> = {
  found,
  presence,
  painted,
  truth,
  fairness,
  steadiness,
  smoothing,
  fingerprints,
  tones: tonesTable,
  pairs: pairsTable,
  craft: craftTable,
};
