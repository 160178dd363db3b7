import type { Stream } from './seededStream.ts';

/** A whole number from `-reach` to `+reach`, each as likely as any other (SCO-02, SCO-04). */
export function jitter(reach: number, stream: Stream): number {
  return Math.floor(stream() * (2 * reach + 1)) - reach;
}
