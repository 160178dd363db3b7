import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describeTransition, onTransition, type Transition, transitionsOf } from './transitions.ts';

interface Walk {
  readonly input: unknown;
  /** Every event that may be tried in any state, `xstate.done…`, `xstate.error…` and `xstate.after…` among them. */
  readonly events: readonly AnyEventObject[];
  /** The data that the guards read: snapshots in the same state with different data count as different. */
  readonly distinguish: (context: never) => unknown;
  /** Whether an event can come at all; by default a visitor may do anything anywhere. */
  readonly happens?: (event: AnyEventObject, context: never) => boolean;
}

/**
 * Walks a chart by paths generated from it: the shortest path to every state, and there every event that can come. Each path
 * is replayed on a running actor, so that what is counted was really taken. Invoked and spawned actors must be inert
 * (`provide`): their ends are among the events.
 *
 * @returns the transitions that no path took, as readable lines
 */
export function transitionsNotWalked(machine: AnyStateMachine, walks: readonly Walk[]): string[] {
  const taken = new Set<Transition>();
  for (const { input, events, distinguish, happens = () => true } of walks) {
    // Actors end, and timers fire, only where they run.
    const isPossible = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      event.type.startsWith('xstate.') ? snapshot.can(event) : happens(event, snapshot.context as never);
    const replay = (steps: readonly AnyEventObject[]) => {
      const actor = createActor(machine, {
        input,
        clock: new SimulatedClock(),
        inspect: onTransition((transition) => taken.add(transition)),
      });
      actor.start();
      for (const event of steps) if (isPossible(actor.getSnapshot(), event)) actor.send(event);
      actor.stop();
    };

    const options = {
      input,
      events: (snapshot: AnyMachineSnapshot) => events.filter((event) => isPossible(snapshot, event)),
      serializeState: (snapshot: { value: unknown; context: unknown }) =>
        JSON.stringify([snapshot.value, distinguish(snapshot.context as never)]),
      serializeEvent: (event: AnyEventObject) => label(event, events),
    };
    for (const path of getShortestPaths(machine, options as never)) {
      const steps = path.steps.map((step) => step.event as AnyEventObject).filter(isSent);
      replay(steps);
      for (const event of options.events(path.state as never)) replay([...steps, event]);
    }
  }
  const all = transitionsOf(machine);
  const missed = all.filter((transition) => !taken.has(transition));
  const walked = all.length - missed.length;
  console.info(
    `${machine.id}: ${walked} of ${all.length} transitions walked, ${Math.floor((100 * walked) / all.length)} %`,
  );
  return missed.map(describeTransition);
}

const isSent = (event: AnyEventObject) => event.type !== 'xstate.init';
const label = (event: AnyEventObject, events: readonly AnyEventObject[]) =>
  `${event.type} ${events.indexOf(event)}`;
