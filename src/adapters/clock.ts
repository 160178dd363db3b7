import type { CalendarDay } from '../../machines/ports.ts';

/** The visitor's clock; the only place that reads it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The local day, YYYY-MM-DD. */
  localDay(): string;
  today(): CalendarDay;
}

const two = (part: number) => String(part).padStart(2, '0');

export const clock: Clock = {
  now: () => Date.now(),
  localDay() {
    const moment = new Date();
    return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  },
  today() {
    const moment = new Date();
    return {
      year: moment.getFullYear(),
      month: moment.getMonth(),
      localDate: moment.toLocaleDateString(),
    };
  },
};
