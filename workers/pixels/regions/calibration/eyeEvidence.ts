/**
 * What the signs of `eyeSigns` weigh that are fitted, and what bare eyes come to at most, as logarithms of odds. Written by
 * `npm run calibrate -- --photos=<folder>`: a ridge logistic regression on CC0 portraits without glasses whose eyes are labeled
 * as bare or as clearly made up, each as it is and shrunk to 52 px between the eyes. `photos` counts persons and, painted, photos.
 * `reached` is of persons left out, in six folds: the AUC of eyes as they are, and of the bare, the made up, and bare ones with
 * shadow painted on by script the share that reads as made up.
 */
export const eyeEvidence = {
  date: '2026-11-25',
  photos: {
    bare: 33,
    made: 11,
    painted: 462,
  },
  reached: {
    areaUnderCurve: 0.893,
    bare: 0.136,
    made: 0.818,
    painted: 0.383,
  },
  weights: {
    black: 22,
    tint: 23.1,
    shadeAbove: 3.75,
    greener: 29.4,
    lower: 5.12,
  },
  even: 4.63,
} as const;
