import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileKernels } from '../../../scripts/support/compileKernels.mjs';
import { prepareGraph } from '../../../workers/face/GraphModel.ts';
import { type GraphFile, type GraphNode, readWeights, type Weight } from '../../../workers/face/graphFile.ts';
import { asFloat16 } from '../../../workers/face/asFloat16.ts';
import { artworkBits, meshBits } from '../../../workers/face/loadFaceModels.ts';
import { meshGraph } from '../../../workers/face/meshGraph.ts';
import { networkBytes } from '../../../workers/face/networkBytes.ts';
import { readPackedWeights } from '../../../workers/face/packedWeights.ts';
import type { ConvolutionLayer } from '../../../workers/face/startConvolutions.ts';
import { startKernels, type WasmKernels } from '../../../workers/face/WasmKernels.ts';
import { nextNoise } from '../../../workers/nextNoise.ts';
import { packagedKernels, quietly, readFaceFile } from './nodeFaceModels.ts';

/** A graph with its own weights. */
async function graphOf(name: 'detector' | 'mesh' | 'artwork') {
  const file = JSON.parse(new TextDecoder().decode(await readFaceFile(`${name}Graph`))) as GraphFile;
  const bytes = await readFaceFile(`${name}Weights`);
  if (name === 'detector') return { file, weights: readWeights(asFloat16(file), bytes) };
  const read = name === 'mesh' ? meshGraph(file) : file;
  return { file: read, weights: readPackedWeights(read, bytes, name === 'mesh' ? meshBits : artworkBits) };
}

/** Numbers from -4 to 4, the same in every run. */
function numbers(count: number, seed: number): Float32Array {
  let noise = seed;
  return Float32Array.from({ length: count }, () => {
    noise = nextNoise(noise);
    return noise / 2 ** 29 - 4;
  });
}

/** What a graph makes of an input: the bytes of its outputs, by our own kernel or by those of tfjs alone. */
function answer(
  kernels: WasmKernels,
  { file, weights }: { readonly file: GraphFile; readonly weights: ReadonlyMap<string, Weight> },
  outputs: readonly string[],
  seed: number,
): Buffer[] {
  const model = prepareGraph(kernels, file, weights);
  model.input().set(numbers(model.input().length, seed));
  model.run();
  return outputs.map((name) => {
    const { buffer, byteOffset, byteLength } = model.output(name);
    return Buffer.from(Buffer.from(buffer, byteOffset, byteLength));
  });
}

interface Layers {
  readonly height: number;
  readonly width: number;
  /** Multiples of eight. */
  readonly channels: number;
  readonly outChannels: number;
  readonly stride: 1 | 2;
  /** A depthwise convolution followed by a 1x1 convolution, or the side of a single convolution's window. */
  readonly window: 'depthwise' | 1 | 3 | 5;
  readonly padding: 'SAME' | 'VALID';
  readonly relu6: boolean;
  /** What follows, if the shape allows it. */
  readonly after: 'nothing' | 'Relu' | 'Prelu';
}

/** A graph of one convolution and all that may be fused into it. */
function smallGraph({ height, width, channels, outChannels, window, stride, padding, relu6, after }: Layers) {
  const weights = new Map<string, Weight>();
  const constant = (name: string, ...shape: number[]): string => {
    const count = shape.reduce((product, side) => product * side, 1);
    weights.set(name, { shape, values: numbers(count, weights.size + 7).map((value) => value / 8) });
    return name;
  };
  const strided = (by: number) => ({ list: { i: ['1', `${by}`, `${by}`, '1'] } });
  const fused = (...ops: string[]) => ({ list: { s: ops.map((op) => btoa(op)) } });
  const nodes: GraphNode[] = [
    {
      name: 'input',
      op: 'Placeholder',
      attr: { shape: { shape: { dim: [1, height, width, channels].map((size) => ({ size: `${size}` })) } } },
    },
  ];
  let last = 'input';
  if (window === 'depthwise') {
    const input = [last, constant('filter', 3, 3, channels, 1), constant('filterBias', channels)];
    const attr = {
      strides: strided(stride),
      padding: { s: btoa('SAME') },
      fused_ops: fused('BiasAdd', 'Relu6'),
    };
    nodes.push(
      relu6
        ? { name: 'depthwise', op: 'FusedDepthwiseConv2dNative', input, attr }
        : {
            name: 'depthwise',
            op: 'DepthwiseConv2dNative',
            input: input.slice(0, 2),
            attr: { ...attr, fused_ops: fused() },
          },
    );
    last = 'depthwise';
  }
  const side = window === 'depthwise' ? 1 : window;
  const keepsShape = channels === outChannels && (window === 1 || (stride === 1 && padding === 'SAME'));
  const adds = after !== 'nothing' && keepsShape;
  nodes.push({
    name: 'sums',
    op: '_FusedConv2D',
    input: [last, constant('weights', side, side, channels, outChannels), constant('bias', outChannels)],
    attr: {
      strides: strided(side === 1 ? 1 : stride),
      padding: { s: btoa(padding) },
      fused_ops: fused('BiasAdd', ...(adds ? [] : ['Relu6'])),
    },
  });
  last = 'sums';
  if (adds) {
    nodes.push({ name: 'added', op: 'AddV2', input: ['input', 'sums'] });
    const slopes = after === 'Prelu' ? [constant('slopes', 1, 1, outChannels)] : [];
    nodes.push({ name: 'after', op: after, input: ['added', ...slopes] });
    last = 'after';
  }
  nodes.push({ name: 'output', op: 'Identity', input: [last] });
  return { file: { modelTopology: { node: nodes }, weightsManifest: [] }, weights };
}

describe('the kernel for convolutions', () => {
  let kernels: WasmKernels;
  let tfjs: WasmKernels;
  beforeAll(async () => {
    const { buffer } = await packagedKernels(true);
    kernels = await quietly(() => startKernels(buffer, true));
    tfjs = await quietly(() => startKernels(buffer, false));
  });

  it('is what its source compiles to', async () => {
    expect(Buffer.from(await compileKernels('network')).toString('base64')).toBe(networkBytes);
  });

  it.each([
    ['detector', 35, ['Identity', 'Identity_1', 'Identity_2', 'Identity_3']],
    ['mesh', 23, ['Identity_1', 'Identity_2']],
    ['artwork', 23, ['signs']],
  ] as const)(
    '[SCO-08] answers with the %s as XNNPACK does, to the bit, and computes all but the smallest layers',
    async (name, count, outputs) => {
      const graph = await graphOf(name);
      const layers: ConvolutionLayer[] = [];
      const counting: WasmKernels = {
        ...kernels,
        convolution(layer) {
          layers.push(layer);
          return kernels.convolution!(layer);
        },
      };
      for (const seed of [1, 2])
        expect(answer(counting, graph, outputs, seed)).toEqual(answer(tfjs, graph, outputs, seed));
      expect(layers).toHaveLength(2 * count);
    },
  );

  it('[SCO-08] computes layers of every size, stride, padding and activation as XNNPACK does, to the bit', () => {
    const eights = fc.integer({ min: 1, max: 5 }).map((count) => 8 * count);
    const side = fc.integer({ min: 11, max: 17 });
    fc.assert(
      fc.property(
        fc.record({
          height: side,
          width: side,
          channels: eights,
          outChannels: eights,
          stride: fc.constantFrom<Layers['stride'][]>(1, 2),
          window: fc.constantFrom<Layers['window'][]>('depthwise', 1, 3, 5),
          padding: fc.constantFrom<Layers['padding'][]>('SAME', 'VALID'),
          relu6: fc.boolean(),
          after: fc.constantFrom<Layers['after'][]>('nothing', 'Relu', 'Prelu'),
        }),
        fc.boolean(),
        (layers, square) => {
          const graph = smallGraph(square ? { ...layers, outChannels: layers.channels } : layers);
          expect(answer(kernels, graph, ['output'], 3)).toEqual(answer(tfjs, graph, ['output'], 3));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('refuses an output of fewer pixels than it sums at once', () => {
    const graph = smallGraph({
      height: 3,
      width: 3,
      channels: 8,
      outChannels: 8,
      stride: 1,
      window: 3,
      padding: 'SAME',
      relu6: false,
      after: 'nothing',
    });
    expect(() => prepareGraph(kernels, graph.file, graph.weights)).toThrow(RangeError);
  });
});
