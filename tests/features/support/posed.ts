import type {
  ActorRefFrom,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  StateValue,
} from 'xstate';

export interface Pose {
  readonly value: StateValue;
  /** The fields of the chart's context that the view reads; the others may be left out. */
  readonly context?: object;
}

/** A chart that is held in one state, so that a test can look at its view. */
export interface PosedActor {
  /** The events it was sent that the chart would accept in the state it is held in, and not those it would drop. */
  readonly sent: { readonly type: string }[];
  /** Moves on to another pose, as a transition would. */
  pose(next: Pose): void;
}

/**
 * Holds a chart in a state of its own: `matches`, `hasTag` and `can` are answered by the chart, and a state that it does
 * not have throws.
 */
export function posed<Machine extends AnyStateMachine>(
  machine: Machine,
  first: Pose,
): PosedActor & ActorRefFrom<Machine> {
  type Observer = (snapshot: AnyMachineSnapshot) => void;
  const snapshotOf = ({ value, context = {} }: Pose): AnyMachineSnapshot =>
    machine.resolveState({ value, context: context as ContextFrom<Machine> });
  const sent: { type: string }[] = [];
  const observers = new Set<Observer>();
  let snapshot = snapshotOf(first);
  const actor = {
    sent,
    send(event: EventFrom<Machine>) {
      if (snapshot.can(event)) sent.push(event);
    },
    getSnapshot: () => snapshot,
    subscribe(observer: Observer | { next: Observer }) {
      const next = typeof observer === 'function' ? observer : (s: AnyMachineSnapshot) => observer.next(s);
      observers.add(next);
      return { unsubscribe: () => observers.delete(next) };
    },
    pose(next: Pose) {
      snapshot = snapshotOf(next);
      for (const observer of observers) observer(snapshot);
    },
  };
  return actor as unknown as PosedActor & ActorRefFrom<Machine>;
}
