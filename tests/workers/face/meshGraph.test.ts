import { describe, expect, it } from 'vitest';
import type { GraphFile } from '../../../workers/face/graphFile.ts';
import { meshGraph } from '../../../workers/face/meshGraph.ts';

/** Two outputs that share a trunk, and a third one with weights of its own. */
const file: GraphFile = {
  modelTopology: {
    node: [
      { name: 'input', op: 'Placeholder' },
      { name: 'shared', op: 'Const' },
      { name: 'own', op: 'Const' },
      { name: 'trunk', op: 'Prelu', input: ['input', 'shared'] },
      { name: 'branch', op: 'Prelu', input: ['trunk', 'own'] },
      { name: 'Identity', op: 'Identity', input: ['branch'] },
      { name: 'Identity_1', op: 'Identity', input: ['trunk'] },
      { name: 'Identity_2', op: 'Identity', input: ['trunk'] },
    ],
  },
  weightsManifest: [
    {
      weights: [
        { name: 'own', shape: [8], dtype: 'float32' },
        { name: 'shared', shape: [4], dtype: 'float32' },
      ],
    },
  ],
};

describe('meshGraph', () => {
  it('keeps what flag and landmarks are computed from, in its order', () => {
    const { modelTopology, weightsManifest } = meshGraph(file);
    expect(modelTopology.node.map(({ name }) => name)).toEqual([
      'input',
      'shared',
      'trunk',
      'Identity_1',
      'Identity_2',
    ]);
    expect(weightsManifest).toEqual([{ weights: [{ name: 'shared', shape: [4], dtype: 'float32' }] }]);
  });

  it('refuses a graph that lacks what it reads', () => {
    const node = file.modelTopology.node.filter(({ name }) => name !== 'trunk');
    expect(() => meshGraph({ ...file, modelTopology: { node } })).toThrow('Unknown node trunk');
  });
});
