import { storageTroubles } from '../../domain/payment/storageMessages.ts';

/** Whether a write found no room. Older browsers have other names for this error; the code is the standard's old number for it. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'QuotaExceededError' || error.code === 22);
}

/**
 * The message of anything thrown, in words for the visitor: the browser's own words for full or blocked storage would
 * mean nothing to them.
 */
export function reasonOf(error: unknown): string {
  if (isQuotaError(error)) return storageTroubles.full;
  if (error instanceof DOMException && error.name === 'SecurityError') return storageTroubles.blocked;
  return error instanceof Error ? error.message : String(error);
}
