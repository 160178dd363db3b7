import type { VerdictPorts } from '../../machines/ports.ts';
import { shownKeys, type ShownResult } from '../domain/analysis/ShownResult.ts';
import { loadProgram } from '../loadProgram.ts';
import { tabEntry, type TabPage } from './tabEntry.ts';

/**
 * The verdict that this tab paid for and shows, in session storage: it survives a reload, a discarded tab, and the way to
 * the checkout and back, and is gone with the tab. Words and numbers, nothing of the photo, nor where on it they were
 * measured (PRV-02).
 */
export function createVerdictMemory(page: TabPage): VerdictPorts {
  const entry = tabEntry(page, 'verdict');
  return {
    hasVerdict: entry.exists,
    keepVerdict: (result) => entry.write(wordsOf(result)),
    async recallVerdict() {
      const { readVerdict } = await loadProgram(() => import('./readVerdict.ts'));
      const verdict = entry.read(readVerdict);
      if (!verdict) entry.remove();
      return verdict;
    },
    forgetVerdict: entry.remove,
  };
}

function wordsOf(result: ShownResult): ShownResult {
  const { basis, features } = result.measurement;
  const shown = Object.fromEntries(shownKeys.map((key) => [key, result[key]])) as Pick<
    ShownResult,
    (typeof shownKeys)[number]
  >;
  return {
    ...shown,
    measurement: { basis, evidence: [], features: { imageFingerprint: features.imageFingerprint } },
  };
}
