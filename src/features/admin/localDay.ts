/** The local day of a moment in ms since 1970, as YYYY-MM-DD. */
export function localDay(timestamp: number): string {
  const moment = new Date(timestamp);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
