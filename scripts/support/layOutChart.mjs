import ELK from 'elkjs';
import { actorName, chartGraph, initialOf } from './chartGraph.mjs';

/** px; a character of a monospaced typeface is 0.6 em wide. */
const nameSize = 13;
const labelSize = 11;
const lineHeight = 15;
const widthOf = (text, size) => Math.ceil(text.length * size * 0.6);

const spacing = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};
const insideBox = { ...spacing, 'elk.padding': '[top=34,left=14,bottom=14,right=14]' };

const startOf = (node) => `${node.id} start`;
const anywhereIn = (node) => `${node.id} anywhere`;

/**
 * Where each state and arrow of a chart stands when it is drawn, in px from the top left corner.
 * @param {import('xstate').AnyStateMachine} machine
 * @returns {Promise<import('../../src/features/inspector/ChartLayout.ts').ChartLayout>}
 */
export async function layOutChart(machine) {
  const { nodes, arrows, signed } = chartGraph(machine);
  const starts = nodes.filter(initialOf).map((node) => ({
    id: `${startOf(node)} arrow`,
    sources: [startOf(node)],
    targets: [initialOf(node).id],
  }));
  const drawn = await new ELK().layout({
    ...boxOf(machine.root, signed),
    layoutOptions: { ...spacing, 'elk.padding': '[top=8,left=8,bottom=8,right=8]' },
    edges: [
      ...starts,
      ...arrows.map(({ from, to, sign, labels }) => ({
        id: `${from.id} to ${to.id}`,
        sources: [sign ? anywhereIn(from) : from.id],
        targets: [to.id],
        labels: [
          {
            text: labels.join('\n'),
            width: Math.max(...labels.map((label) => widthOf(label, labelSize))) + 8,
            height: labels.length * lineHeight,
          },
        ],
      })),
    ],
  });
  const places = new Map();
  const remember = (shape) => {
    places.set(shape.id, shape);
    for (const child of shape.children ?? []) remember(child);
  };
  remember(drawn);
  const placeOf = (id) => {
    const { x, y, width, height } = places.get(id);
    return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  };
  return {
    width: Math.ceil(drawn.width),
    height: Math.ceil(drawn.height),
    states: nodes.slice(1).map((node) => ({
      path: node.path.join('.'),
      name: nameOf(node),
      kind: isBox(node) ? 'box' : node.type === 'final' ? 'final' : 'plain',
      ...placeOf(node.id),
    })),
    starts: nodes.filter(initialOf).map((node) => placeOf(startOf(node))),
    anywhere: [...signed].map((node) => placeOf(anywhereIn(node))),
    arrows: drawn.edges.map(({ sections, labels = [] }) => ({
      points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint, ...bendPoints, endPoint].map(({ x, y }) => [Math.round(x), Math.round(y)]),
      ),
      ...(labels[0] && {
        label: {
          lines: labels[0].text.split('\n'),
          x: Math.round(labels[0].x),
          y: Math.round(labels[0].y),
        },
      }),
    })),
  };
}

const isBox = (node) => Object.keys(node.states).length > 0;

/** The lines in a state's box: its name, with a note if it is parallel, then the actors that it invokes. */
function nameOf(node) {
  const invoked = node.invoke.map(actorName);
  return [node.key + (node.type === 'parallel' ? ', side by side' : ''), ...(isBox(node) ? [] : invoked)];
}

/** A state as the layout takes it, with its inner states inside. */
function boxOf(node, signed) {
  if (!isBox(node)) {
    const [name, ...invoked] = nameOf(node);
    const widest = Math.max(widthOf(name, nameSize), ...invoked.map((each) => widthOf(each, labelSize)));
    return { id: node.id, width: widest + 28, height: 32 + invoked.length * lineHeight };
  }
  return {
    id: node.id,
    layoutOptions: {
      ...insideBox,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${widthOf(nameOf(node)[0], nameSize) + 28}, 60)`,
    },
    children: [
      ...(initialOf(node) ? [{ id: startOf(node), width: 10, height: 10 }] : []),
      ...(signed.has(node)
        ? [{ id: anywhereIn(node), width: widthOf('anywhere', nameSize) + 20, height: 26 }]
        : []),
      ...Object.values(node.states).map((state) => boxOf(state, signed)),
    ],
  };
}
