import type { CalendarDay } from '../../machines/ports.ts';
import { localDay } from '../domain/credits/localDay.ts';

/** The visitor's clock. Whatever counts days or ages reads the time here. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The local day, YYYY-MM-DD. */
  localDay(): string;
  today(): CalendarDay;
}

export const clock: Clock = {
  now: () => Date.now(),
  localDay: () => localDay(Date.now()),
  today() {
    const moment = new Date();
    return {
      month: moment.getMonth(),
      localDate: moment.toLocaleDateString(),
    };
  },
};
