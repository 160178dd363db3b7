import { describe, expect, it } from 'vitest';
import { fuseConvolutions, type Step } from '../../../workers/face/fuseConvolutions.ts';
import type { GraphNode } from '../../../workers/face/graphFile.ts';

const shapes: Readonly<Record<string, readonly number[]>> = {
  filter: [3, 3, 8, 1],
  weights: [1, 1, 8, 16],
  bias: [16],
  slopes: [1, 1, 16],
};

const node = (
  op: string,
  name: string,
  input: readonly string[],
  attr: GraphNode['attr'] = {},
): GraphNode => ({
  op,
  name,
  input,
  attr: { strides: { list: { i: ['1', '1', '1', '1'] } }, padding: { s: btoa('SAME') }, ...attr },
});
const depthwise = node('DepthwiseConv2dNative', 'depthwise', ['before', 'filter']);
const sums = node('_FusedConv2D', 'sums', ['depthwise', 'weights', 'bias']);
const added = node('AddV2', 'added', ['other', 'sums']);
const after = node('Prelu', 'after', ['added', 'slopes']);

const namesOf = (steps: readonly Step[]): string[] => steps.map(({ name }) => name);
const fuse = (...nodes: readonly GraphNode[]): Step[] => fuseConvolutions(nodes, (name) => shapes[name]);

describe('fuseConvolutions', () => {
  it('joins a depthwise convolution, the one behind it, what is added and the activation, where the last of them stood', () => {
    const other = node('MaxPool', 'other', ['before']);
    expect(fuse(depthwise, sums, other, added, after)).toEqual([
      other,
      {
        name: 'after',
        input: 'before',
        depthwise,
        convolution: sums,
        added: 'other',
        activation: 'Prelu',
        slopes: 'slopes',
      },
    ]);
  });

  it('leaves what somebody else reads, too', () => {
    const reader = node('MaxPool', 'reader', ['sums']);
    expect(namesOf(fuse(depthwise, sums, reader, added, after))).toEqual([
      'sums',
      'reader',
      'added',
      'after',
    ]);
    const ofDepthwise = node('MaxPool', 'reader', ['depthwise']);
    expect(namesOf(fuse(depthwise, sums, ofDepthwise))).toEqual(['depthwise', 'sums', 'reader']);
  });

  it('gives what is added to one convolution only, where two are added to each other', () => {
    const second = { ...sums, name: 'other' };
    const third = node('DepthwiseConv2dNative', 'depthwise2', ['before', 'filter']);
    const steps = fuse(
      depthwise,
      sums,
      third,
      { ...second, input: ['depthwise2', 'weights', 'bias'] },
      added,
    );
    expect(namesOf(steps)).toEqual(['other', 'added']);
    expect(steps[1]).toMatchObject({ added: 'other', activation: 'linear' });
  });

  it('adds nothing behind an activation', () => {
    const attr = { fused_ops: { list: { s: ['BiasAdd', 'Relu6'].map((name) => btoa(name)) } } };
    expect(namesOf(fuse({ ...sums, attr: { ...sums.attr, ...attr } }, added))).toEqual(['sums', 'added']);
  });

  it.each<[string, GraphNode]>([
    [
      'other strides down and across',
      node('_FusedConv2D', 'sums', ['x', 'weights', 'bias'], {
        strides: { list: { i: ['1', '1', '2', '1'] } },
      }),
    ],
    [
      'a stride without a window',
      node('_FusedConv2D', 'sums', ['x', 'weights', 'bias'], {
        strides: { list: { i: ['1', '2', '2', '1'] } },
      }),
    ],
    ['channels that are no eights', node('_FusedConv2D', 'sums', ['x', 'filter', 'bias'])],
  ])('leaves a convolution with %s to the other kernels', (_, convolution) => {
    expect(fuse(convolution)).toEqual([convolution]);
  });
});
