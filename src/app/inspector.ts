import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { InspectionEvent, Observer } from 'xstate';
import { withoutPhotos } from './withoutPhotos.ts';

/**
 * Opens the XState inspector in a window of its own and returns what shows the charts to it. Snapshots and events are
 * copied without photos before the inspector's own code sees them; `serialize` does it once more, for what that code
 * reads from the actors by itself. Development only.
 */
export function openInspector(): Observer<InspectionEvent> {
  const { inspect } = createBrowserInspector({
    serialize: (event) => withoutPhotos(event) as StatelyInspectionEvent,
  });
  return {
    next(event) {
      if (event.type === '@xstate.snapshot')
        inspect.next?.({
          ...event,
          event: withoutPhotos(event.event) as typeof event.event,
          snapshot: withoutPhotos(plainSnapshot(event.snapshot)) as typeof event.snapshot,
        });
      else if (event.type === '@xstate.event')
        inspect.next?.({ ...event, event: withoutPhotos(event.event) as typeof event.event });
      else inspect.next?.(event);
    },
  };
}

/** A machine's snapshot carries its whole chart along; the inspector has that already. */
function plainSnapshot({ status, value, context, output, error }: Record<string, unknown> & object): object {
  return { status, value, context, output, error };
}
