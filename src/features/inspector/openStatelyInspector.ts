import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef, InspectionEvent, Observer } from 'xstate';
import { withoutPhotos } from './withoutPhotos.ts';

/**
 * Opens Stately's inspector in a window of its own, shows it the charts that are running, and returns the observer that shows it what they
 * do from then on. Must be called in the handler of a click, because browsers block windows that are opened later. Snapshots and events are
 * copied without photos before the inspector's own code sees them; `serialize` does it once more, for what that code reads
 * from the actors by itself.
 */
export function openStatelyInspector(running: readonly AnyActorRef[]): Observer<InspectionEvent> {
  const stately = createBrowserInspector({
    serialize: (event) => withoutPhotos(event) as StatelyInspectionEvent,
  });
  for (const each of running) stately.actor(each, withoutPhotos(plainSnapshot(each.getSnapshot())) as never);
  return {
    next(event) {
      if (event.type === '@xstate.snapshot')
        stately.inspect.next?.({
          ...event,
          event: withoutPhotos(event.event) as typeof event.event,
          snapshot: withoutPhotos(plainSnapshot(event.snapshot)) as typeof event.snapshot,
        });
      else if (event.type === '@xstate.event')
        stately.inspect.next?.({ ...event, event: withoutPhotos(event.event) as typeof event.event });
      else stately.inspect.next?.(event);
    },
  };
}

/** A machine's snapshot carries its whole chart along; the inspector has that already. */
function plainSnapshot({ status, value, context, output, error }: Record<string, unknown> & object): object {
  return { status, value, context, output, error };
}
