import { describe, expect, it } from 'vitest';
import { packWeights } from '../../../scripts/support/packWeights.mjs';
import * as graphFile from '../../../workers/face/graphFile.ts';
import { meshBits } from '../../../workers/face/loadFaceModels.ts';
import * as meshGraph from '../../../workers/face/meshGraph.ts';
import * as packedWeights from '../../../workers/face/packedWeights.ts';
import { bytesOf } from './nodeFaceModels.ts';

const packaged = (ending: string) => bytesOf(`@vladmandic/human/models/facemesh.${ending}`);
const whole = JSON.parse(new TextDecoder().decode(await packaged('json'))) as graphFile.GraphFile;
const graph = meshGraph.meshGraph(whole);
const packed = await bytesOf('./models/facemesh.bin');

describe('the packed weights of the mesh', () => {
  it("[SCO-08] are what the repository's script makes of the package's", async () => {
    const needed = new Set(graph.weightsManifest.flatMap(({ weights }) => weights));
    const made = packWeights({ ...graphFile, ...packedWeights }, whole, await packaged('bin'), {
      isNeeded: (spec) => needed.has(spec),
      bits: meshBits,
    });
    expect(Buffer.compare(made, new Uint8Array(packed))).toBe(0);
  });

  it("lie within half a step of the package's", async () => {
    const originals = graphFile.readWeights(whole, await packaged('bin'));
    const read = packedWeights.readPackedWeights(graph, packed, meshBits);
    expect([...read.keys()]).toEqual(
      graph.weightsManifest.flatMap(({ weights }) => weights.map(({ name }) => name)),
    );
    for (const [name, { values: packedValues }] of read) {
      const { shape, values } = originals.get(name)!;
      const { [3]: outputs = 1, [2]: inputs = 1 } = shape;
      const channels = shape.length === 4 ? (outputs === 1 ? inputs : outputs) : 1;
      const largest = new Float32Array(channels);
      values.forEach((value, i) => {
        largest[i % channels] = Math.max(largest[i % channels]!, Math.abs(value));
      });
      const worst = Array.from(values).reduce(
        (sofar, value, i) =>
          Math.max(sofar, Math.abs(value - packedValues[i]!) / (largest[i % channels]! || 1)),
        0,
      );
      // Eleven bits: 1023 steps to either side; what single precision rounds comes on top.
      expect(worst).toBeLessThan(0.5 / 1023 + 1e-6);
    }
  });

  it('are refused where they do not add up', () => {
    expect(() => packedWeights.readPackedWeights(graph, packed.slice(0, -4), meshBits)).toThrow(RangeError);
  });
});
