import type { FaceModels } from './FaceModels.ts';
import type { GraphModel } from './GraphModel.ts';

/**
 * What a graph must answer to the fixed input, found with the plain kernels in Node. Some engines' SIMD returns garbage
 * without an error (iOS 16.4); a face placed by it would be worse than none.
 */
export interface ExpectedAnswer {
  readonly output: string;
  /** Index and value. */
  readonly samples: readonly (readonly [index: number, value: number])[];
  /** Kernels of different builds sum in different orders. */
  readonly tolerance: number;
}

/** True if all graphs answer as they should. This is the first run of each graph, so that it warms them up as well. */
export function passesSelfTest(models: FaceModels): boolean {
  return (
    answers(models.detector, [-1, 1], detectorAnswers) &&
    answers(models.mesh, [0, 1], meshAnswers) &&
    answers(models.artwork, [0, 1], artworkAnswers)
  );
}

function answers(
  model: GraphModel,
  [low, high]: readonly [number, number],
  expected: readonly ExpectedAnswer[],
): boolean {
  const input = model.input();
  input.set(fixedInput(input.length).map((value) => low + (high - low) * value));
  model.run();
  return expected.every(({ output, samples, tolerance }) => {
    const values = model.output(output);
    return samples.every(([index, value]) => Math.abs(values[index]! - value) <= tolerance);
  });
}

/** A pattern of whole numbers, so that every engine makes the same one: waves across a ramp, 0-1. */
export function fixedInput(length: number): Float32Array {
  return Float32Array.from({ length }, (_, i) => (((i * 7) % 256) + ((i * i) % 61)) / 316);
}

const detectorAnswers: readonly ExpectedAnswer[] = [
  {
    output: 'Identity',
    samples: [
      [0, -3.7117],
      [100, -2.9998],
      [371, -3.5993],
    ],
    tolerance: 0.02,
  },
  {
    output: 'Identity_1',
    samples: [
      [0, -4.2574],
      [100, -11.3725],
      [371, -16.4703],
    ],
    tolerance: 0.02,
  },
  {
    output: 'Identity_2',
    samples: [
      [0, -2.048],
      [100, -3.2789],
      [371, 61.1884],
    ],
    tolerance: 0.05,
  },
  {
    output: 'Identity_3',
    samples: [
      [0, 6.4325],
      [100, -8.8572],
      [371, 53.5397],
    ],
    tolerance: 0.05,
  },
];
const meshAnswers: readonly ExpectedAnswer[] = [
  { output: 'Identity_1', samples: [[0, 0]], tolerance: 0.01 },
  {
    output: 'Identity_2',
    samples: [
      [0, 94.231],
      [1, 121.395],
      [100, 72.289],
      [700, 77.627],
      [1403, 6.122],
    ],
    tolerance: 0.1,
  },
];
const artworkAnswers: readonly ExpectedAnswer[] = [
  {
    output: 'signs',
    samples: [
      [7000, 1.7206],
      [18192, 0.5793],
      [30783, 1.5051],
      [39177, 1.1208],
    ],
    tolerance: 0.05,
  },
];
