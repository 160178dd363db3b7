import { beforeAll, describe, expect, it } from 'vitest';
import { compileKernels } from '../../../scripts/support/compileKernels.mjs';
import { depthwiseBytes } from '../../../workers/face/depthwiseBytes.ts';
import { prepareGraph } from '../../../workers/face/GraphModel.ts';
import { type GraphFile, readWeights } from '../../../workers/face/graphFile.ts';
import { inHalves } from '../../../workers/face/inHalves.ts';
import { artworkBits, meshBits } from '../../../workers/face/loadFaceModels.ts';
import { meshGraph } from '../../../workers/face/meshGraph.ts';
import { readPackedWeights } from '../../../workers/face/packedWeights.ts';
import type { DepthwiseLayer } from '../../../workers/face/startDepthwise.ts';
import { startKernels, type WasmKernels } from '../../../workers/face/WasmKernels.ts';
import { quietly, readFaceFile } from './nodeFaceModels.ts';

/** Every depthwise convolution of a graph, with the graph's own weights. */
async function layersOf(graph: 'detector' | 'mesh' | 'artwork', kernels: WasmKernels) {
  const layers: DepthwiseLayer[] = [];
  const recording: WasmKernels = {
    ...kernels,
    depthwise(layer) {
      layers.push(layer);
      return kernels.depthwise!(layer);
    },
  };
  const file = JSON.parse(new TextDecoder().decode(await readFaceFile(`${graph}Graph`))) as GraphFile;
  const bytes = await readFaceFile(`${graph}Weights`);
  if (graph === 'detector') prepareGraph(recording, file, readWeights(inHalves(file), bytes));
  else {
    const read = graph === 'mesh' ? meshGraph(file) : file;
    const bits = graph === 'mesh' ? meshBits : artworkBits;
    prepareGraph(recording, read, readPackedWeights(read, bytes, bits));
  }
  return layers;
}

/** Fills a tensor with numbers from -4 to 4, the same in every run. */
function fill(tensor: Float32Array, seed: number): void {
  let state = seed;
  for (let i = 0; i < tensor.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    tensor[i] = state / 2 ** 29 - 4;
  }
}

/** Runs a layer on the tfjs kernel. */
function runOnTfjs(kernels: WasmKernels, layer: DepthwiseLayer): void {
  const { input, filter, bias, output, height, width, channels, outHeight, outWidth, stride } = layer;
  const bottom = Math.max(0, (outHeight - 1) * stride + 3 - height) - layer.top;
  const right = Math.max(0, (outWidth - 1) * stride + 3 - width) - layer.left;
  const sizes = [layer.top, right, bottom, layer.left, 1, 1, 1, stride, stride, channels, channels];
  const common = [input, 1, height, width, filter, 3, 3];
  const relu6 = 2;
  if (bias === 0) kernels.run('DepthwiseConv2dNative', ...common, ...sizes, output);
  else kernels.run('FusedDepthwiseConv2D', ...common, bias, ...sizes, relu6, 0, 0, output);
}

describe('the depthwise kernel', () => {
  let kernels: WasmKernels;
  beforeAll(async () => {
    const binary = await readFaceFile('simdKernels');
    kernels = await quietly(() => startKernels(binary, true));
  });

  it('is what its source compiles to', async () => {
    expect(Buffer.from(await compileKernels('depthwise')).toString('base64')).toBe(depthwiseBytes);
  });

  it.each([
    ['detector', 32],
    ['mesh', 20],
    ['artwork', 11],
  ] as const)(
    "[SCO-08] computes every layer of the %s's graph as XNNPACK does, to the bit",
    async (graph, count) => {
      const layers = await layersOf(graph, kernels);
      expect(layers).toHaveLength(count);
      const differing = layers.filter((layer, i) => {
        fill(kernels.floats(layer.input), i + 1);
        const run = kernels.depthwise!(layer);
        const output = () => {
          const { buffer, byteOffset, byteLength } = kernels.floats(layer.output);
          return Buffer.from(buffer, byteOffset, byteLength);
        };
        output().fill(0xff);
        run();
        const own = Buffer.from(output());
        output().fill(0xff);
        runOnTfjs(kernels, layer);
        return !own.equals(output());
      });
      expect(differing).toEqual([]);
    },
  );
});
