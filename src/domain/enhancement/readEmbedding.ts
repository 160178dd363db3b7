/** Numbers read at most; models answer with some hundreds, or with some hundreds for each patch of the picture. */
export const maxNumbers = 100_000;

/** What is read from a feature vector. */
export interface Embedding {
  readonly length: number;
  /** Standard deviation over root mean square, 0-1: 0 where all numbers are alike, as for an empty picture. */
  readonly spread: number;
}

/** Reads the answer of a feature extraction, a list of numbers or lists of such lists. Null for anything else. */
export function readEmbedding(answer: unknown): Embedding | null {
  if (!Array.isArray(answer)) return null;
  const numbers: readonly unknown[] = answer.flat(3).slice(0, maxNumbers);
  if (numbers.length === 0 || !numbers.every((value) => typeof value === 'number' && Number.isFinite(value)))
    return null;
  const values = numbers as readonly number[];
  // Scaled to the largest, so that squares of huge numbers stay finite.
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const scaled = values.map((value) => value / largest);
  const mean = scaled.reduce((sum, value) => sum + value, 0) / scaled.length;
  const power = scaled.reduce((sum, value) => sum + value * value, 0) / scaled.length;
  const spread = power === 0 ? 0 : Math.sqrt(Math.max(0, power - mean * mean) / power);
  return { length: values.length, spread };
}
