/** Suites that draw faces and measure them whole take seconds, and more by far with every mutant's switch in every loop. */
const drawingSuites = [
  'tests/workers/pixels/measureLook.test.ts',
  'tests/workers/pixels/coach/coachPhoto.test.ts',
  'tests/workers/pixels/regions/{finish,glassesBridge,lashLine,measureFace,neckMatch,skin}.test.ts',
];

/** Modules that nothing smaller than a drawn face can be shown to. */
const shownFaces = [
  'workers/pixels/measureLook.ts',
  'workers/pixels/coach/coachPhoto.ts',
  'workers/pixels/regions/{eyeAxes,glassesBridge,lashLine,measureFace,neckMatch,neckSamples,skinEvenness}.ts',
];

/**
 * The parts of a mutation run: which files are changed, and which suites judge them. Each mutant is judged by the suites of
 * its own part alone: what they do not kill, no other kills for them.
 */
export const mutationParts = {
  exact: {
    mutate: [
      'src/domain/**/*.ts',
      '!src/domain/content/pools/**',
      'workers/pixels/**/*.ts',
      ...shownFaces.map((path) => `!${path}`),
    ],
    include: ['tests/domain/**/*.test.ts', 'tests/workers/pixels/**/*.test.ts'],
    exclude: drawingSuites,
  },
  drawn: { mutate: shownFaces, include: drawingSuites, exclude: [] },
};
