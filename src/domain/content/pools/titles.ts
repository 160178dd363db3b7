import type { TitleTier } from '../titleTier.ts';
export const titles: Readonly<Record<TitleTier, readonly string[]>> = {
  slay: ['Wing Commander'],
  good: ['Garden Party Lip'],
  mid: ['Work in Progress'],
  beginner: ['Fresh Palette'],
};
