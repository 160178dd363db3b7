import * as v from 'valibot';

/** Analyses by local day, YYYY-MM-DD (decision 25). */
export type Activity = Readonly<Record<string, number>>;

/** Days that are kept, the newest first. */
export const daysOfActivity = 7;

const activitySchema = v.record(
  v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
);

/** The record, or an empty one if it cannot be read. */
export function parseActivity(stored: unknown): Activity {
  const parsed = v.safeParse(activitySchema, stored);
  return parsed.success ? parsed.output : {};
}

/** One analysis more on `day` (YYYY-MM-DD), today; only the seven newest days stay. Days after it were counted by a clock that was wrong. */
export function countActivity(activity: Activity, day: string): Activity {
  const counted = { ...activity, [day]: (activity[day] ?? 0) + 1 };
  return Object.fromEntries(
    Object.entries(counted)
      .filter(([counts]) => counts <= day)
      .sort(([one], [other]) => (one < other ? 1 : -1))
      .slice(0, daysOfActivity),
  );
}
