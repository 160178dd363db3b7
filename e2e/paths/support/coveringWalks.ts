import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import {
  describeTransition,
  onTransition,
  type Transition,
  transitionsOf,
} from '../../../tests/machines/transitions.ts';

/** One thing that can happen, in the chart and on the page. */
export interface Move<Stage> {
  readonly name: string;
  /** The events that the chart gets, in order: the cause, and what follows from it by itself. */
  readonly events: readonly AnyEventObject[];
  /** Whether it can happen in the state that the chart is in. */
  readonly happens: (snapshot: AnyMachineSnapshot) => boolean;
  /** Causes it on the page. */
  readonly act: (stage: Stage) => Promise<unknown>;
}

interface Step<Stage> {
  readonly move: Move<Stage>;
  /** The state of the chart after the move. */
  readonly snapshot: AnyMachineSnapshot;
}

export interface Walk<Stage> {
  /** The state of the chart before the first move. */
  readonly start: AnyMachineSnapshot;
  readonly steps: readonly Step<Stage>[];
}

interface Replayed {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The transitions that the last move took; on an empty path, those that the start took. */
  readonly taken: ReadonlySet<Transition>;
}

/** A chart whose actors never end by themselves, since their ends are among the moves; and how its states are distinguished. */
export interface Chart<Stage> {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly moves: readonly Move<Stage>[];
  /** What the guards and `happens` read, besides the state value. */
  readonly distinguish: (context: never) => unknown;
}

/** A move from one state of the chart to another. */
interface Edge<Stage> {
  readonly move: Move<Stage>;
  readonly to: string;
  readonly taken: ReadonlySet<Transition>;
}

function replay<Stage>(
  { machine, input, distinguish }: Chart<Stage>,
  path: readonly Move<Stage>[],
): Replayed {
  let taken = new Set<Transition>();
  const actor = createActor(machine, {
    input,
    clock: new SimulatedClock(),
    inspect: onTransition((transition) => taken.add(transition)),
  });
  actor.start();
  for (const { events } of path) {
    taken = new Set();
    for (const event of events) actor.send(event);
  }
  const snapshot = actor.getSnapshot();
  actor.stop();
  return { key: JSON.stringify([snapshot.value, distinguish(snapshot.context as never)]), snapshot, taken };
}

/** All states that moves lead to, with all moves that can happen in them. */
function explore<Stage>(chart: Chart<Stage>) {
  const start = replay(chart, []);
  const edges = new Map<string, Edge<Stage>[]>();
  const queue: { key: string; snapshot: AnyMachineSnapshot; path: readonly Move<Stage>[] }[] = [
    { ...start, path: [] },
  ];
  for (let state = queue.shift(); state; state = queue.shift()) {
    if (edges.has(state.key)) continue;
    const { snapshot, path } = state;
    const here = chart.moves.filter((move) => move.happens(snapshot));
    edges.set(
      state.key,
      here.map((move) => {
        const next = replay(chart, [...path, move]);
        queue.push({ key: next.key, snapshot: next.snapshot, path: [...path, move] });
        return { move, to: next.key, taken: next.taken };
      }),
    );
  }
  return { start, edges };
}

/** The shortest path from a state to a move that takes a transition which is not covered yet; null where there is none. */
function pathToUncovered<Stage>(
  edges: ReadonlyMap<string, readonly Edge<Stage>[]>,
  from: string,
  covered: ReadonlySet<Transition>,
): readonly Edge<Stage>[] | null {
  const queue: { at: string; path: readonly Edge<Stage>[] }[] = [{ at: from, path: [] }];
  const seen = new Set([from]);
  for (let head = queue.shift(); head; head = queue.shift())
    for (const edge of edges.get(head.at) ?? []) {
      const path = [...head.path, edge];
      if ([...edge.taken].some((transition) => !covered.has(transition))) return path;
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      queue.push({ at: edge.to, path });
    }
  return null;
}

/**
 * Generates walks from a chart that together take every transition that its moves can cause and that `covered` does not
 * hold yet. Each walk goes on to the nearest transition that is not covered, and ends where it can reach none.
 *
 * @param covered the transitions of the walks are added to it.
 */
export function coveringWalks<Stage>(chart: Chart<Stage>, covered: Set<unknown>): Walk<Stage>[] {
  const { start, edges } = explore(chart);
  const known = covered as Set<Transition>;
  const walks: Walk<Stage>[] = [];
  let startIsUncovered = [...start.taken].some((transition) => !known.has(transition));
  for (const transition of start.taken) known.add(transition);
  for (;;) {
    const path: Move<Stage>[] = [];
    let at = start.key;
    for (let next = pathToUncovered(edges, at, known); next; next = pathToUncovered(edges, at, known))
      for (const { move, to, taken } of next) {
        path.push(move);
        at = to;
        for (const transition of taken) known.add(transition);
      }
    if (path.length === 0 && !startIsUncovered) return walks;
    startIsUncovered = false;
    walks.push({
      start: start.snapshot,
      steps: path.map((move, i) => ({ move, snapshot: replay(chart, path.slice(0, i + 1)).snapshot })),
    });
  }
}

/** All transitions of a chart as readable lines, covered and not. */
export function sortTransitions(machine: AnyStateMachine, covered: ReadonlySet<unknown>) {
  const all = transitionsOf(machine);
  return {
    taken: all.filter((transition) => covered.has(transition)).map(describeTransition),
    notTaken: all.filter((transition) => !covered.has(transition)).map(describeTransition),
  };
}
