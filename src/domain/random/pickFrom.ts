import type { Stream } from './seededStream.ts';

/**
 * One entry of a pool, each as likely as any other (TXT-06).
 *
 * @throws RangeError for an empty pool
 */
export function pickFrom<T>(pool: readonly T[], stream: Stream): T {
  if (pool.length === 0) throw new RangeError('Nothing to pick from: the pool is empty');
  return pool[Math.floor(stream() * pool.length)] as T;
}
