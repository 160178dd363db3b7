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

/** The month that a cover carries, such as "November 2026", of a local day as YYYY-MM-DD. */
export function issueOfMonth(day: string): string {
  const [year = '', month = ''] = day.split('-');
  return `${months[Number(month) - 1] ?? ''} ${year}`.trim();
}
