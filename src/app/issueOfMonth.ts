const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The month on the cover, such as "November 2026", for a local day in the form YYYY-MM-DD; empty for an empty day. */
export function issueOfMonth(day: string): string {
  const [year = '', month = ''] = day.split('-');
  return `${months[Number(month) - 1] ?? ''} ${year}`.trim();
}
