import { useEffect, useRef, useState } from 'react';
import type { AnyActorRef, EventObject } from 'xstate';
import { playEvents } from './playEvents.ts';

/** Plays events to a chart, one list at a time; stops with the component. */
export function usePlaying() {
  const playing = useRef<AbortController>(null);
  /** The event that comes next; null when nothing is played. */
  const [next, setNext] = useState<EventObject | null>(null);
  useEffect(() => () => playing.current?.abort(), []);

  function play(chart: AnyActorRef, events: readonly EventObject[], photo: File | null): void {
    const controller = new AbortController();
    playing.current?.abort();
    playing.current = controller;
    playEvents(chart, events, { photo, signal: controller.signal, onEvent: setNext })
      // The chart ended, or "Stop" was pressed: the remaining events are left out.
      .catch(() => undefined)
      .finally(() => playing.current === controller && setNext(null));
  }
  return { next, play, stop: () => playing.current?.abort() };
}
