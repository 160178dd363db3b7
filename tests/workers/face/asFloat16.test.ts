import { describe, expect, it } from 'vitest';
import { packFloat16 } from '../../../scripts/support/packFloat16.mjs';
import * as graphFile from '../../../workers/face/graphFile.ts';
import { asFloat16 } from '../../../workers/face/asFloat16.ts';
import { bytesOf } from './nodeFaceModels.ts';

const packaged = (ending: string) => bytesOf(`@vladmandic/human/models/blazeface.${ending}`);
const graph = JSON.parse(new TextDecoder().decode(await packaged('json'))) as graphFile.GraphFile;
const packed = await bytesOf('./models/blazeface.bin');

describe('the weights of the detector', () => {
  it("[SCO-08] are what the repository's script makes of the package's", async () => {
    const made = packFloat16(graphFile, graph, await packaged('bin'));
    expect(Buffer.compare(made, new Uint8Array(packed))).toBe(0);
  });

  it("[SCO-08] are the package's to the bit", async () => {
    expect(graphFile.readWeights(asFloat16(graph), packed)).toEqual(
      graphFile.readWeights(graph, await packaged('bin')),
    );
  });

  it('are not packed where half precision would change them', () => {
    const file = {
      modelTopology: { node: [] },
      weightsManifest: [{ weights: [{ name: 'tenth', shape: [1], dtype: 'float32' as const }] }],
    };
    expect(() => packFloat16(graphFile, file, Float32Array.of(0.1).buffer)).toThrow(RangeError);
    expect(packFloat16(graphFile, file, Float32Array.of(2 ** -20).buffer)).toEqual(Uint8Array.of(16, 0));
  });
});
