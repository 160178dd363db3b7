import { type MeasuredKey, measuredKeys } from '../measuredKeys.ts';
export const techniqueTips = Object.fromEntries(
  measuredKeys.map((key) => [
    key,
    [
      `${key}: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.`,
      `${key}, again: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.`,
    ],
  ]),
) as unknown as Readonly<Record<MeasuredKey, readonly string[]>>;
