import type { VerdictPorts } from '../../machines/ports.ts';
import { shownKeys, type ShownResult } from '../domain/analysis/ShownResult.ts';
import { loadProgram } from '../loadProgram.ts';
import { storagePrefix } from './storage/KeyValueStorage.ts';
import { attempt, attemptOr } from './storage/storedJson.ts';

const key = `${storagePrefix}verdict`;

/**
 * The verdict that this tab paid for and shows, in session storage: it survives a reload, a discarded tab, and the way to
 * the checkout and back, and is gone with the tab. Words and numbers, nothing of the photo, nor where on it they were
 * measured (PRV-02). Where storage fails, nothing is kept.
 */
export function createVerdictMemory(page: { readonly sessionStorage: Storage }): VerdictPorts {
  const forget = () => void attempt(() => page.sessionStorage.removeItem(key));
  return {
    hasVerdict: () => attemptOr(() => page.sessionStorage.getItem(key) !== null, false),
    keepVerdict: (result) =>
      void attempt(() => page.sessionStorage.setItem(key, JSON.stringify(wordsOf(result)))),
    async recallVerdict() {
      const { readVerdict } = await loadProgram(() => import('./readVerdict.ts'));
      const verdict = attemptOr(() => readVerdict(page.sessionStorage.getItem(key)), null);
      if (!verdict) forget();
      return verdict;
    },
    forgetVerdict: forget,
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
