import { type AnyActorRef, type AnyMachineSnapshot, type EventObject, waitFor } from 'xstate';

/** What `withoutPhotos` put in a file's place. */
const fileLeftOut = /^\[file of \d+ bytes\]$/u;

/** Whether a photo came with the event. Another one has to be chosen before the event can be played again. */
export const wantsPhoto = (event: object): boolean => Object.values(event).some(isFileLeftOut);

/**
 * Sends a chart events once more, each as soon as the chart can take it.
 * @param photo stands in for every file that was left out
 * @param onEvent called with each event, before waiting until the chart can take it
 * @returns resolves after the last event; rejects when the chart ends before that, or when `signal` aborts
 */
export async function playEvents(
  chart: AnyActorRef,
  events: readonly EventObject[],
  {
    photo,
    signal,
    onEvent,
  }: {
    readonly photo: File | null;
    readonly signal: AbortSignal;
    readonly onEvent: (event: EventObject) => void;
  },
): Promise<void> {
  for (const recorded of events) {
    const event = Object.fromEntries(
      Object.entries(recorded).map(([key, value]) => [key, isFileLeftOut(value) ? photo : value]),
    ) as unknown as EventObject;
    onEvent(event);
    await waitFor(chart, (snapshot) => (snapshot as AnyMachineSnapshot).can(event), { signal });
    chart.send(event);
  }
}

/**
 * The events of a list that was copied.
 * @returns null for anything else
 */
export function readEvents(text: string): readonly EventObject[] | null {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.length > 0 && read.every(isEvent) ? read : null;
  } catch {
    return null;
  }
}

const isFileLeftOut = (value: unknown) => typeof value === 'string' && fileLeftOut.test(value);

const isEvent = (value: unknown): value is EventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
