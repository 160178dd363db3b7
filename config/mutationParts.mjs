/**
 * Suites that draw faces and measure them whole take seconds, and more by far with every mutant's switch in every loop. The
 * cheapest first, as they are run.
 */
const drawingSuites = [
  'tests/workers/pixels/regions/skin.test.ts',
  'tests/workers/pixels/measureLook.test.ts',
  'tests/workers/pixels/regions/finish.test.ts',
  'tests/workers/pixels/regions/lashLine.test.ts',
  'tests/workers/pixels/coach/coachPhoto.test.ts',
  'tests/workers/pixels/regions/glassesBridge.test.ts',
  'tests/workers/pixels/regions/neckMatch.test.ts',
  'tests/workers/pixels/regions/measureFace.test.ts',
];

/** Suites that loop over many pixels: run after all others, of which one will often have noticed the mutant. */
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

/** Modules that nothing smaller than a drawn face can be shown to. */
const shownFaces = [
  'workers/pixels/measureLook.ts',
  'workers/pixels/coach/coachPhoto.ts',
  'workers/pixels/regions/{eyeAxes,glassesBridge,lashLine,measureFace,neckMatch,neckSamples,skinEvenness}.ts',
];

/**
 * The parts of a mutation run: which files are changed, and which suites judge them. Each mutant is judged by the suites of
 * its own part alone: what they do not kill, no other kills for them. What runs once, when a module is loaded, counts among
 * the rules; among the measures it would have every suite run for each mutant, which is nine tenths of the time.
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
export const partName = process.env.MUTATION_PART ?? 'rules';
export const part = mutationParts[partName];
if (!part) throw new Error(`No part of the mutation run is called ${partName}`);
