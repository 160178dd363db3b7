import { byKey } from '../../../src/domain/analysis/byKey.ts';
import { eyeCalibration } from '../../../workers/pixels/regions/calibration/eyeCalibration.ts';
import { type EyeSigns, type EyeWeights, oddsOf } from '../../../workers/pixels/regions/eyeSigns.ts';
import { areaUnderCurve } from '../areaUnderCurve.ts';
import type { EyeExample } from './eyeExamples.ts';
import { ridgeLogistic } from './ridgeLogistic.ts';

/**
 * The signs whose weights are fitted. The weights of the other signs are set by hand (`laid`), because too few of the portraits wear
 * shadow alone.
 */
const fitted = [
  'black',
  'tint',
  'shadeAbove',
  'greener',
  'lower',
] as const satisfies readonly (keyof EyeSigns)[];
const { laid } = eyeCalibration.makeup;

const ridge = 0.02;
const folds = 6;
/**
 * Share of the bare eyes, at both sizes, that shall read as bare. It is chosen so that one in seven bare faces of the research pairs,
 * which take no part in the fit, shows makeup of any kind. The threshold is interpolated between the two nearest eyes.
 */
const bareShare = 0.896;
/** Significant digits of the written numbers. */
const digits = 3;

/** What `eyeEvidence` holds but for its date. */
export interface EyeFit {
  readonly photos: { readonly bare: number; readonly made: number; readonly painted: number };
  /** On persons who were left out of the fit: AUC, and of bare, made up and painted eyes the share that reads as made up. */
  readonly reached: {
    readonly areaUnderCurve: number;
    readonly bare: number;
    readonly made: number;
    readonly painted: number;
  };
  readonly weights: Weights;
  readonly even: number;
}

type Weights = Pick<EyeSigns, (typeof fitted)[number]>;
interface Weighed {
  readonly weights: Weights;
  readonly even: number;
}

/**
 * Fits the weights of the signs of eye makeup to eyes as they are, bare and made up. The painted eyes are only used to test the fit:
 * they wear no liner, and there are so many of them that they would lower its weight.
 */
export function fitEyes(examples: readonly EyeExample[]): EyeFit {
  const persons = [...new Set(examples.map(({ name }) => name))].toSorted();
  const { weights, even } = weigh(examples);
  const odds = new Map<EyeExample, number>();
  for (let fold = 0; fold < folds; fold++) {
    const isOut = ({ name }: EyeExample) => persons.indexOf(name) % folds === fold;
    const others = withLaid(weigh(examples.filter((example) => !isOut(example))));
    for (const example of examples.filter(isOut)) odds.set(example, oddsOf(example.signs, others));
  }
  const of = (made: boolean, painted: boolean) =>
    examples
      .filter((example) => example.made === made && example.painted === painted)
      .map((example) => odds.get(example)!);
  const flagged = (values: readonly number[]) =>
    rounded(values.filter((value) => value > 0).length / values.length);
  const photos = (made: boolean, painted: boolean) =>
    new Set(examples.filter((one) => one.made === made && one.painted === painted).map(({ name }) => name))
      .size;
  return {
    photos: { bare: photos(false, false), made: photos(true, false), painted: of(true, true).length },
    reached: {
      areaUnderCurve: rounded(areaUnderCurve(of(true, false), of(false, false))),
      bare: flagged(of(false, false)),
      made: flagged(of(true, false)),
      painted: flagged(of(true, true)),
    },
    weights: byKey(fitted, (name) => rounded(weights[name])),
    even: rounded(even),
  };
}

function weigh(examples: readonly EyeExample[]): Weighed {
  const seen = examples.filter(({ painted }) => !painted);
  const bare = seen.filter(({ made }) => !made);
  const fit = ridgeLogistic(
    seen.map(({ signs, made }) => ({
      signs: fitted.map((name) => signs[name]),
      made,
      // Bare and made up count alike, however many there are of each.
      weight: 1 / (made ? seen.length - bare.length : bare.length),
    })),
    ridge,
  );
  const weights = byKey(fitted, (name) => fit.weights[fitted.indexOf(name)]!);
  const sums = bare
    .map(({ signs }) => oddsOf(signs, withLaid({ weights, even: 0 })))
    .toSorted((one, other) => one - other);
  return { weights, even: interpolated(sums, bareShare) };
}

/** The quantile of ascending values, on the straight line between its two neighbors. */
function interpolated(sums: readonly number[], share: number): number {
  const at = share * (sums.length - 1);
  const [below, above] = [sums[Math.floor(at)]!, sums[Math.ceil(at)]!];
  return below + (at - Math.floor(at)) * (above - below);
}

/** The fitted weights with those that are set by hand. */
const withLaid = ({ weights, even }: Weighed): EyeWeights => ({ weights: { ...weights, ...laid }, even });

const rounded = (value: number): number => Number(value.toPrecision(digits));
