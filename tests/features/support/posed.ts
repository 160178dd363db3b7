interface Pose {
  readonly value: unknown;
  readonly context?: unknown;
  readonly tags?: readonly string[];
}

/** A chart held still in one state, for looking at the view of it; it notes what it is sent. */
export interface PosedActor {
  readonly sent: { readonly type: string }[];
  /** Moves on to another pose, as a transition would. */
  pose(next: Pose): void;
}

/** Poses as the actor that `useSelector` and `send` need; the cast to the chart's own type is the caller's. */
export function posed<Actor>(first: Pose): PosedActor & Actor {
  const snapshotOf = ({ value, context = {}, tags = [] }: Pose) => ({
    status: 'active',
    value,
    context,
    matches: (name: string) => value === name,
    hasTag: (tag: string) => tags.includes(tag),
    can: () => true,
  });
  const sent: { type: string }[] = [];
  const observers = new Set<(snapshot: unknown) => void>();
  let snapshot = snapshotOf(first);
  const actor = {
    sent,
    send: (event: { type: string }) => sent.push(event),
    getSnapshot: () => snapshot,
    subscribe(observer: ((snapshot: unknown) => void) | { next: (snapshot: unknown) => void }) {
      const next = typeof observer === 'function' ? observer : (s: unknown) => observer.next(s);
      observers.add(next);
      return { unsubscribe: () => observers.delete(next) };
    },
    pose(next: Pose) {
      snapshot = snapshotOf(next);
      for (const observer of observers) observer(snapshot);
    },
  };
  return actor as unknown as PosedActor & Actor;
}
