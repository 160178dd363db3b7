/**
 * Suites that draw whole faces and measure them, which takes seconds, and far more in code that is instrumented for mutants. They run
 * in this order, the cheapest first.
 */
const drawingSuites = [
  'tests/workers/pixels/regions/skin.test.ts',
  'tests/workers/pixels/measureLook.test.ts',
  'tests/workers/pixels/regions/finish.test.ts',
  'tests/workers/pixels/regions/lashLine.test.ts',
  'tests/workers/pixels/coach/coachPhoto.test.ts',
  'tests/workers/pixels/regions/wearsGlasses.test.ts',
  'tests/workers/pixels/regions/neckMatch.test.ts',
  'tests/workers/pixels/regions/measureFace.test.ts',
];

/** Suites that loop over many pixels. They run after all others, one of which will often have killed the mutant already. */
const loopingSuites = [
  'tests/workers/pixels/coach/lightAcross.test.ts',
  'tests/workers/pixels/coach/faceSharpness.test.ts',
  'tests/workers/pixels/regions/symmetry.test.ts',
  'tests/workers/pixels/boxResample.test.ts',
  'tests/workers/pixels/regions/FaceFrame.test.ts',
  'tests/workers/pixels/regions/faintMakeup.test.ts',
  'tests/workers/pixels/regions/blending.test.ts',
  'tests/workers/pixels/regions/lips.test.ts',
  'tests/workers/pixels/regions/eyeMakeup.test.ts',
  'tests/workers/pixels/regions/blush.test.ts',
  'tests/workers/pixels/faceCheck.test.ts',
  'tests/workers/pixels/fingerprint.test.ts',
];

/** Modules that can be tested with nothing smaller than a drawn face. */
const shownFaces = [
  'workers/pixels/measureLook.ts',
  'workers/pixels/coach/coachPhoto.ts',
  'workers/pixels/regions/{eyeAxes,lashLine,measureFace,neckMatch,neckSamples,skinEvenness,wearsGlasses}.ts',
];

/**
 * @typedef {object} MutationPart
 * @property {string[]} mutate
 * @property {string[]} include
 * @property {string[]} exclude
 * @property {string[]} last suites that run after all others, in this order
 * @property {boolean} ignoreStatic
 */

/**
 * The parts of a mutation run: which files are mutated, and which suites run against the mutants. Suites of another part do not count.
 * Code that runs once, when its module is loaded, is mutated among the rules only (`ignoreStatic`): among the measures every suite
 * would have to run for each such mutant, which would be nine tenths of the time.
 * @type {Record<string, MutationPart>}
 */
export const mutationParts = {
  rules: {
    mutate: ['src/domain/**/*.ts', '!src/domain/content/pools/**'],
    include: ['tests/domain/**/*.test.ts'],
    exclude: [],
    last: [],
    ignoreStatic: false,
  },
  measures: {
    mutate: ['workers/pixels/**/*.ts', ...shownFaces.map((path) => `!${path}`)],
    include: ['tests/workers/pixels/**/*.test.ts'],
    exclude: drawingSuites,
    last: loopingSuites,
    ignoreStatic: true,
  },
  faces: {
    mutate: shownFaces,
    include: drawingSuites,
    exclude: [],
    last: drawingSuites,
    ignoreStatic: true,
  },
};

/** The part that `MUTATION_PART` names. */
export const partName = process.env['MUTATION_PART'] ?? 'rules';
export const part = partNamed(partName);

/** @param {string} name */
function partNamed(name) {
  const named = mutationParts[name];
  if (!named) throw new Error(`No part of the mutation run is called ${name}`);
  return named;
}
