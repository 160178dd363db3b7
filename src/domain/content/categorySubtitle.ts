import type { Category } from '../analysis/Category.ts';
import { pickFrom } from '../random/pickFrom.ts';
import { seededStream } from '../random/seededStream.ts';
import { subtitles } from './pools/subtitles.ts';

/** The line under the headline (RES-02), the same for the same photo (TXT-06). */
export function categorySubtitle(category: Category, fingerprint: string): string {
  return pickFrom(subtitles[category], seededStream(fingerprint, 'subtitle'));
}
