import { daysOfActivity } from '../../domain/credits/activity.ts';

/** Analyses and purchases of one local day. */
export interface DayOfActivity {
  /** YYYY-MM-DD */
  readonly date: string;
  /** "Sat" */
  readonly weekday: string;
  readonly analyses: number;
  readonly purchases: number;
}

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** The seven local days up to and including `today` (YYYY-MM-DD), oldest first; days without activity count zero. */
export function lastSevenDays(
  today: string,
  analyses: Readonly<Record<string, number>>,
  purchaseDates: readonly string[],
): readonly DayOfActivity[] {
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: daysOfActivity }, (_, index) => {
    // Counted in UTC, where every day has 24 hours: local days have 23 or 25 when the clock changes.
    const day = new Date(end - (daysOfActivity - 1 - index) * 86_400_000);
    const date = day.toISOString().slice(0, 10);
    return {
      date,
      weekday: weekdays.format(day),
      analyses: analyses[date] ?? 0,
      purchases: purchaseDates.filter((purchased) => purchased === date).length,
    };
  });
}
