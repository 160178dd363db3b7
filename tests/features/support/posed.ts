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
  /** What the view reads of it; what a chart's own start would fill in may be left out. */
  readonly context?: object;
}

/** A chart held still in one state, for looking at the view of it. */
export interface PosedActor {
  /** What it was sent and takes in the state that it is held in; an event that the chart would drop is not among them. */
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
