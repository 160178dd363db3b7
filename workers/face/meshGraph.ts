import type { GraphFile } from './graphFile.ts';

/** The outputs that are read: how surely the crop shows a face, and the landmarks. */
const outputs = ['Identity_1', 'Identity_2'] as const;

/**
 * The mesh's graph without the outputs that nobody reads. The package's graph outlines eyes and lips a second time, in an output of its
 * own, for which it needs a fifth of the weights.
 *
 * @throws Error where the graph lacks a node that another reads
 */
export function meshGraph(file: GraphFile): GraphFile {
  const nodes = new Map(file.modelTopology.node.map((node) => [node.name, node]));
  const needed = new Set<string>();
  const need = (name: string): void => {
    if (needed.has(name)) return;
    const node = nodes.get(name);
    if (!node) throw new Error(`Unknown node ${name}`);
    needed.add(name);
    node.input?.forEach(need);
  };
  outputs.forEach(need);
  const isNeeded = ({ name }: { readonly name: string }) => needed.has(name);
  return {
    modelTopology: { node: file.modelTopology.node.filter(isNeeded) },
    weightsManifest: file.weightsManifest.map(({ weights }) => ({ weights: weights.filter(isNeeded) })),
  };
}
