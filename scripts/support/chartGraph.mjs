/**
 * A state chart as boxes and arrows, for whoever draws it: `drawChart` as Mermaid, `layOutChart` with places.
 * @param {import('xstate').AnyStateMachine} machine
 */
export function chartGraph(machine) {
  const nodes = allNodes(machine.root);
  const arrows = arrowsOf(nodes, machine);
  return { nodes, arrows, signed: new Set(arrows.filter(({ sign }) => sign).map(({ from }) => from)) };
}

/** One arrow for all transitions between the same two states; `sign` is true where it begins at the sign "anywhere" of its state. */
function arrowsOf(nodes, machine) {
  const arrows = new Map();
  for (const from of nodes) {
    for (const transition of transitionsOf(from)) {
      for (const to of transition.target ?? []) {
        const ends = `${from.id} ${to.id}`;
        if (!arrows.has(ends)) arrows.set(ends, { from, to, sign: leadsInside(from, to), labels: new Set() });
        arrows.get(ends).labels.add(labelOf(transition, machine));
      }
    }
  }
  return [...arrows.values()].map((arrow) => ({ ...arrow, labels: [...arrow.labels] }));
}

const allNodes = (node) => [node, ...Object.values(node.states).flatMap(allNodes)];

/** All transitions of a state, in the order in which they are tried. */
export const transitionsOf = (node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])];

/** Whether the target lies inside the state. No arrow leads from a box to its own inside: it starts at a sign "anywhere" in the box. */
const leadsInside = (node, target) =>
  target !== node &&
  target.path.length > node.path.length &&
  node.path.every((key, depth) => target.path[depth] === key);

/** The inner state that a state begins with; none where its inner states are side by side. */
export const initialOf = (node) => (node.type === 'parallel' ? undefined : node.initial?.target?.[0]);

/** What makes a transition happen, in a few words: `analysis done`, `after face, 3000 ms`, `analyze [hasPhoto]`. */
export function labelOf({ eventType, guard }, machine) {
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
export const actorName = ({ id, src }) => (/^\d+\./u.test(id) && typeof src === 'string' ? src : id);
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
