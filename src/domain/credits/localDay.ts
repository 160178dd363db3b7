const two = (part: number) => String(part).padStart(2, '0');

/** The day of a moment (ms since 1970) where the visitor is, as YYYY-MM-DD (decision 25). */
export function localDay(timestamp: number): string {
  const moment = new Date(timestamp);
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
