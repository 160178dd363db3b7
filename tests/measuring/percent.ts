/** How many of these are true, as a column of a table: `  7 %`. */
export function percent(hits: readonly boolean[]): string {
  return `${Math.round((100 * hits.filter(Boolean).length) / hits.length)} %`.padStart(5);
}
