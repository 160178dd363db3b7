import { actorName, chartGraph, initialOf, labelOf, transitionsOf } from './chartGraph.mjs';

/**
 * A state chart as a Mermaid flowchart (state diagrams of Mermaid draw no arrow between inner states of different
 * outer ones), and what its picture cannot show, as text.
 * @param {import('xstate').AnyStateMachine} machine
 * @returns {string} Markdown
 */
export function drawChart(machine) {
  const { nodes, arrows, signed } = chartGraph(machine);
  return [
    '```mermaid',
    'flowchart TD',
    ...insideOf(machine.root, signed, '  '),
    ...arrows.map(
      ({ from, to, sign, labels }) =>
        `  ${sign ? signOf(from) : idOf(from)} -->|"${labels.join('<br>')}"| ${idOf(to)}`,
    ),
    '```',
    ...section(
      'States',
      nodes
        .filter(({ description, parent }) => description && parent)
        .map((node) => `- \`${node.path.join('.')}\`: ${node.description}`),
    ),
    ...section(
      'Handled without leaving the state',
      nodes.flatMap((node) => {
        const staying = transitionsOf(node).filter(({ target, actions }) => !target && actions.length > 0);
        return staying.length === 0 ? [] : [`- ${nameOf(node)}: ${eventsOf(staying, machine)}`];
      }),
    ),
    ...section(
      'Ignored here, though an outer state handles it',
      nodes.flatMap((node) => {
        const ignoring = transitionsOf(node).filter(({ target, actions }) => !target && actions.length === 0);
        return ignoring.length === 0 ? [] : [`- ${nameOf(node)}: ${eventsOf(ignoring, machine)}`];
      }),
    ),
    '',
  ].join('\n');
}

const idOf = (node) => [node.machine.id, ...node.path].join('_');
const signOf = (node) => `${idOf(node)}_anywhere`;
const nameOf = (node) => (node.path.length === 0 ? 'anywhere' : `\`${node.path.join('.')}\``);
const section = (title, lines) => (lines.length === 0 ? [] : ['', `**${title}**`, '', ...lines]);
const eventsOf = (transitions, machine) =>
  [...new Set(transitions.map((transition) => `\`${labelOf(transition, machine)}\``))].join(', ');

/** A state as a box: rounded for plain ones, ringed for final ones, with its inner states inside. */
function boxOf(node, signed, indent) {
  const id = idOf(node);
  if (Object.keys(node.states).length === 0) {
    const name = [node.key, ...node.invoke.map((invoked) => `<i>${actorName(invoked)}</i>`)].join('<br>');
    return [node.type === 'final' ? `${indent}${id}((("${name}")))` : `${indent}${id}("${name}")`];
  }
  return [
    `${indent}subgraph ${id} ["${node.key}${node.type === 'parallel' ? ', side by side' : ''}"]`,
    ...insideOf(node, signed, `${indent}  `),
    `${indent}end`,
  ];
}

function insideOf(node, signed, indent) {
  const initial = initialOf(node);
  return [
    ...(signed.has(node) ? [`${indent}${signOf(node)}["anywhere"]`] : []),
    ...Object.values(node.states).flatMap((state) => boxOf(state, signed, indent)),
    ...(initial ? [`${indent}${idOf(node)}_start((" ")) --> ${idOf(initial)}`] : []),
  ];
}
