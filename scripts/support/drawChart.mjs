/**
 * A state chart as a Mermaid flowchart (state diagrams of Mermaid draw no arrow between inner states of different
 * outer ones), and what its picture cannot show, as text.
 * @param {import('xstate').AnyStateMachine} machine
 * @returns {string} Markdown
 */
export function drawChart(machine) {
  const { root } = machine;
  const nodes = allNodes(root);
  const arrows = arrowsOf(nodes, machine);
  return [
    '```mermaid',
    'flowchart TD',
    ...insideOf(root, arrows, '  '),
    ...arrows,
    '```',
    ...section(
      'States',
      nodes
        .filter(({ description, parent }) => description && parent)
        .map((node) => `- \`${node.path.join('.')}\`: ${node.description}`),
    ),
    ...section(
      'Heard without leaving',
      nodes.flatMap((node) => {
        const staying = transitionsOf(node).filter(({ target, actions }) => !target && actions.length > 0);
        return staying.length === 0 ? [] : [`- ${nameOf(node)}: ${eventsOf(staying, machine)}`];
      }),
    ),
    ...section(
      'Not heard, though heard elsewhere',
      nodes.flatMap((node) => {
        const deaf = transitionsOf(node).filter(({ target, actions }) => !target && actions.length === 0);
        return deaf.length === 0 ? [] : [`- ${nameOf(node)}: ${eventsOf(deaf, machine)}`];
      }),
    ),
    '',
  ].join('\n');
}

/** One arrow for all that leads from one state to the same other one. */
function arrowsOf(nodes, machine) {
  const labels = new Map();
  for (const node of nodes) {
    for (const transition of transitionsOf(node)) {
      for (const target of transition.target ?? []) {
        const ends = [sourceOf(node, target), idOf(target)].join(' ');
        labels.set(ends, (labels.get(ends) ?? new Set()).add(labelOf(transition, machine)));
      }
    }
  }
  return [...labels].map(([ends, texts]) => {
    const [from, to] = ends.split(' ');
    return `  ${from} -->|"${[...texts].join('<br>')}"| ${to}`;
  });
}

const allNodes = (node) => [node, ...Object.values(node.states).flatMap(allNodes)];
const transitionsOf = (node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
const idOf = (node) => [node.machine.id, ...node.path].join('_');
const nameOf = (node) => (node.path.length === 0 ? 'anywhere' : `\`${node.path.join('.')}\``);
const section = (title, lines) => (lines.length === 0 ? [] : ['', `**${title}**`, '', ...lines]);
const eventsOf = (transitions, machine) =>
  [...new Set(transitions.map((transition) => `\`${labelOf(transition, machine)}\``))].join(', ');

/** Mermaid takes no arrow from a box to what is inside it: such a one starts at a sign that says "anywhere". */
const signOf = (node) => `${idOf(node)}_anywhere`;
const sourceOf = (node, target) =>
  target !== node && target.path.length > node.path.length && isInside(target, node)
    ? signOf(node)
    : idOf(node);
const isInside = (target, node) => node.path.every((key, depth) => target.path[depth] === key);

/** A state as a box: rounded for plain ones, ringed for final ones, with its inner states inside. */
function boxOf(node, arrows, indent) {
  const id = idOf(node);
  if (Object.keys(node.states).length === 0) {
    const name = [node.key, ...node.invoke.map((invoked) => `<i>${actorName(invoked)}</i>`)].join('<br>');
    return [node.type === 'final' ? `${indent}${id}((("${name}")))` : `${indent}${id}("${name}")`];
  }
  return [
    `${indent}subgraph ${id} ["${node.key}${node.type === 'parallel' ? ', side by side' : ''}"]`,
    ...insideOf(node, arrows, `${indent}  `),
    `${indent}end`,
  ];
}

function insideOf(node, arrows, indent) {
  const [initial] = node.type === 'parallel' ? [] : (node.initial?.target ?? []);
  return [
    ...(arrows.some((arrow) => arrow.includes(`${signOf(node)} `))
      ? [`${indent}${signOf(node)}["anywhere"]`]
      : []),
    ...Object.values(node.states).flatMap((state) => boxOf(state, arrows, indent)),
    ...(initial ? [`${indent}${idOf(node)}_start((" ")) --> ${idOf(initial)}`] : []),
  ];
}

/** What makes a transition happen, in a few words: `analysis done`, `after face, 3000 ms`, `analyze [hasPhoto]`. */
function labelOf({ eventType, guard }, machine) {
  const event = wordsFor(eventType, machine);
  const name = typeof guard === 'string' ? guard : guard && 'type' in guard ? guard.type : guard?.name;
  return name ? `${event} [${name}]` : event;
}

function wordsFor(eventType, machine) {
  if (eventType === '') return 'at once';
  const [, kind, rest] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/u.exec(eventType) ?? [];
  switch (kind) {
    case 'done.actor':
      return `${invokedName(rest, machine)} done`;
    case 'error.actor':
      return `${invokedName(rest, machine)} failed`;
    case 'done.state':
      return 'all done';
    case 'after':
      return delayWords(rest, machine);
    default:
      return eventType;
  }
}

/** An actor's own id, or the name of its logic where the id is one that XState made up. */
const actorName = ({ id, src }) => (/^\d+\./u.test(id) && typeof src === 'string' ? src : id);
function invokedName(id, machine) {
  const invoked = allNodes(machine.root)
    .flatMap((node) => node.invoke)
    .find((actor) => actor.id === id);
  return invoked ? actorName(invoked) : id;
}

function delayWords(rest, machine) {
  const [delay] = rest.split('.');
  const limit = machine.implementations.delays[delay];
  if (/^\d+$/u.test(delay)) return `after ${delay} ms`;
  return typeof limit === 'number' ? `after ${delay}, ${limit} ms` : `after ${delay}`;
}
