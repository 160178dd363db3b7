#!/usr/bin/env node
// Writes workers/face/models/artwork.json and artwork.bin: the first twelve blocks of the MobileNetV2 (Sandler et al. 2018)
// of nsfwjs, which was trained with photos, drawings and paintings, for inputs of 160 x 160 pixels. The batch normalization after each
// convolution is folded into the convolution. Both files are in the repository: run this only after the format changed.
//
//   npm pack nsfwjs@4.3.0, then: node scripts/pack-artwork.mjs --package=<the unpacked folder>
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importModule } from './support/importModule.mjs';
import { packWeights } from './support/packWeights.mjs';
import { weightFormat } from './support/weightFormat.mjs';

/** Blocks whose depthwise convolution halves the picture (MobileNetV2, table 2). */
const halving = [1, 3, 6];
const lastBlock = 11;

const root = fileURLToPath(new URL('..', import.meta.url));
const { artworkSide: side } = await importModule('workers/face/isArtwork.ts');
const { values: options } = parseArgs({ options: { package: { type: 'string', default: 'nsfwjs' } } });
const require = createRequire(import.meta.url);
const folder = join(resolve(options.package), 'dist/models/mobilenet_v2');
const { weightsManifest } = require(join(folder, 'model.min.js'));
const bytes = Buffer.from(require(join(folder, 'group1-shard1of1.min.js')), 'base64');

/** The package's tensors: 8-bit levels from `min` on. */
const tensors = new Map();
let offset = 0;
for (const { name, shape, quantization } of weightsManifest.flatMap(({ weights }) => weights)) {
  const count = shape.reduce((product, size) => product * size, 1);
  const levels = bytes.subarray(offset, offset + count);
  offset += count;
  const { min, scale } = quantization;
  tensors.set(name, { shape, values: Float32Array.from(levels, (level) => level * scale + min) });
}

const nodes = [];
const specs = [];
const parts = [];
const base64 = (text) => Buffer.from(text).toString('base64');
const list = (values) => ({ list: { i: values.map(String) } });

function addWeight(name, shape, values) {
  specs.push({ name, shape, dtype: 'float32' });
  parts.push(Buffer.from(values.buffer));
}

/** Adds a convolution with the batch normalization and the activation that follow it, as one node. */
function convolve(input, name, normalization, { stride = 1, linear = false } = {}) {
  const depthwise = tensors.has(`${name}/depthwise_kernel`);
  const { shape, values } = tensors.get(`${name}/${depthwise ? 'depthwise_kernel' : 'kernel'}`);
  const channels = depthwise ? shape[2] : shape[3];
  const [gamma, beta, mean, variance] = ['gamma', 'beta', 'moving_mean', 'moving_variance'].map(
    (part) => tensors.get(`${normalization}/${part}`).values,
  );
  // 0.001 is the epsilon of the batch normalizations in this Keras model.
  const scale = gamma.map((value, i) => value / Math.sqrt(variance[i] + 0.001));
  addWeight(
    `${name}/filter`,
    shape,
    values.map((value, i) => value * scale[i % channels]),
  );
  addWeight(
    `${name}/bias`,
    [channels],
    beta.map((value, i) => value - mean[i] * scale[i]),
  );
  nodes.push({
    name,
    op: depthwise ? 'FusedDepthwiseConv2dNative' : '_FusedConv2D',
    input: [input.name, `${name}/filter`, `${name}/bias`],
    attr: {
      strides: list([1, stride, stride, 1]),
      padding: { s: base64('SAME') },
      fused_ops: { list: { s: ['BiasAdd', ...(linear ? [] : ['Relu6'])].map(base64) } },
    },
  });
  return { name, channels };
}

nodes.push({
  name: 'photo',
  op: 'Placeholder',
  attr: { shape: { shape: { dim: [1, side, side, 3].map((size) => ({ size: String(size) })) } } },
});
let last = convolve({ name: 'photo' }, 'Conv1', 'bn_Conv1', { stride: 2 });
last = convolve(last, 'expanded_conv_depthwise', 'expanded_conv_depthwise_BN');
last = convolve(last, 'expanded_conv_project', 'expanded_conv_project_BN', { linear: true });
for (let block = 1; block < lastBlock; block++) {
  const before = last;
  const stride = halving.includes(block) ? 2 : 1;
  const name = (part) => `block_${block}_${part}`;
  last = convolve(last, name('expand'), name('expand_BN'));
  last = convolve(last, name('depthwise'), name('depthwise_BN'), { stride });
  last = convolve(last, name('project'), name('project_BN'), { linear: true });
  if (stride === 2 || before.channels !== last.channels) continue;
  nodes.push({ name: name('add'), op: 'AddV2', input: [before.name, last.name] });
  last = { name: name('add'), channels: last.channels };
}
last = convolve(last, `block_${lastBlock}_expand`, `block_${lastBlock}_expand_BN`);
nodes.push({ name: 'signs', op: 'Identity', input: [last.name] });

const graph = { modelTopology: { node: nodes }, weightsManifest: [{ weights: specs }] };
const { artworkBits } = await importModule('workers/face/loadFaceModels.ts');
const packed = packWeights(await weightFormat(), graph, Uint8Array.from(Buffer.concat(parts)).buffer, {
  bits: artworkBits,
});
const graphPath = join(root, 'workers/face/models/artwork.json');
writeFileSync(graphPath, JSON.stringify(graph));
spawnSync('npx', ['oxfmt', graphPath], { stdio: 'inherit' });
writeFileSync(join(root, 'workers/face/models/artwork.bin'), packed);
console.log(`artwork.bin: ${packed.length} bytes`);
