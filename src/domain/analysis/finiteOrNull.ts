/** A reading, or null where there is none: a measure that divided by zero has read nothing. */
export function finiteOrNull(reading: number | null): number | null {
  return Number.isFinite(reading) ? reading : null;
}
