import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent, Observer } from 'xstate';
import { activePaths } from './activePaths.ts';
import { withoutPhotos } from './withoutPhotos.ts';

/** An event that a chart was sent, without the photo that may have come with it. */
export interface RecordedEvent {
  /** Counts the events of all charts, from 1. */
  readonly number: number;
  readonly event: Readonly<EventObject>;
  /** Who sent it: the name of a chart or of its work; null for the page. */
  readonly sender: string | null;
  /** Sent by the page and heard by the chart: it can be played again. */
  readonly playable: boolean;
}

export interface RecordedChart {
  /** Such as `upload`, or `upload › photo` for a chart that another one started. */
  readonly name: string;
  /** The chart's own id, by which its drawing is known. */
  readonly id: string;
  /** The newest one where charts of this name came and went. */
  readonly actor: AnyActorRef;
  readonly events: readonly RecordedEvent[];
  /** The paths of all states that it was in. */
  readonly passed: ReadonlySet<string>;
}

/** What the running charts did, for developers; nothing of it is kept anywhere. */
export interface Recording {
  /** The option `inspect` that actors are created with. */
  readonly observer: Observer<InspectionEvent>;
  charts(this: void): readonly RecordedChart[];
  /** Calls back after every change; returns the way to stop. */
  subscribe(this: void, listener: () => void): () => void;
  /** From now on also passes everything on to another observer. */
  forward(this: void, to: Observer<InspectionEvent>): void;
}

/** How many events are kept of each chart. The oldest are dropped. */
const mostEvents = 300;

type ActorLike = AnyActorRef & {
  readonly logic?: { readonly root?: { readonly machine: { readonly id: string } } };
};

const chartIdOf = (actor: ActorLike) => actor.logic?.root?.machine.id;

/** The actor's own name after those of the actors that started it. */
function nameOf(actor: ActorLike): string {
  const parent = actor._parent as ActorLike | undefined;
  return parent ? `${nameOf(parent)} › ${actor.id}` : (chartIdOf(actor) ?? actor.id);
}

export function createRecording(): Recording {
  let charts: readonly RecordedChart[] = [];
  let number = 0;
  let forwarded: Observer<InspectionEvent> | null = null;
  const listeners = new Set<() => void>();

  const change = (next: readonly RecordedChart[]) => {
    charts = next;
    for (const listener of listeners) listener();
  };
  const update = (name: string, changed: (chart: RecordedChart) => RecordedChart) =>
    change(charts.map((chart) => (chart.name === name ? changed(chart) : chart)));

  function begin(actor: ActorLike): void {
    const id = chartIdOf(actor);
    if (!id) return;
    const name = nameOf(actor);
    if (charts.some((chart) => chart.name === name)) update(name, (chart) => ({ ...chart, actor }));
    else change([...charts, { name, id, actor, events: [], passed: new Set() }]);
  }

  function hear(actor: ActorLike, event: EventObject, source: ActorLike | undefined): void {
    if (!chartIdOf(actor)) return;
    const ofPage = !source && !event.type.startsWith('xstate.');
    const recorded: RecordedEvent = {
      number: ++number,
      event: withoutPhotos(event) as EventObject,
      sender: ofPage ? null : source && source !== actor ? nameOf(source) : 'the chart itself',
      playable: ofPage && (actor.getSnapshot() as AnyMachineSnapshot).can(event),
    };
    update(nameOf(actor), (chart) => ({
      ...chart,
      events: [...chart.events, recorded].slice(-mostEvents),
    }));
  }

  function pass(actor: ActorLike, { value }: AnyMachineSnapshot): void {
    const name = nameOf(actor);
    // In a microtask, because the actor's own snapshot is still the one before when its observers are called.
    queueMicrotask(() =>
      update(name, (chart) => ({ ...chart, passed: new Set([...chart.passed, ...activePaths(value)]) })),
    );
  }

  return {
    observer: {
      next(inspected) {
        const actor = inspected.actorRef as ActorLike;
        if (inspected.type === '@xstate.actor') begin(actor);
        else if (inspected.type === '@xstate.event')
          hear(actor, inspected.event, inspected.sourceRef as ActorLike | undefined);
        else if (inspected.type === '@xstate.snapshot' && chartIdOf(actor))
          pass(actor, inspected.snapshot as AnyMachineSnapshot);
        forwarded?.next?.(inspected);
      },
    },
    charts: () => charts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forward(to) {
      forwarded = to;
    },
  };
}
