import { convertHeic } from './convertHeic.ts';

/** What the HEIC worker does. */
export const heicJobs = {
  /** A PNG that every browser shows, and the photo's own size. Fetching the decoder is within the limit. */
  convert: { run: (file: File) => convertHeic(file), step: 'opening', limitMs: 45_000 },
} as const;

export type HeicJobs = typeof heicJobs;
