import type { ConsentAnswer, ConsentPorts } from '../../machines/billingPorts.ts';
import type { Changes } from './createChanges.ts';
import type { KeyValueStorage } from './storage/KeyValueStorage.ts';
import { attempt, readJson, writeJson } from './storage/storedJson.ts';

/** Keeps the visitor's answer under `glowcheck.modelConsent`; anything unreadable there is no answer. */
export function createConsentStore(storage: KeyValueStorage, changes: Changes): ConsentPorts {
  /** The answer given on this page, if it could not be written down. It holds as long as nothing else is stored. */
  let unstored: ConsentAnswer | null = null;

  function recall(): ConsentAnswer | null {
    let kept: unknown = unstored;
    attempt(() => {
      if (storage.get('modelConsent') !== null) kept = readJson(storage, 'modelConsent');
    });
    return kept === 'agreed' || kept === 'declined' ? kept : null;
  }

  return {
    recall,
    keep(answer) {
      const isStored = attempt(() => writeJson(storage, 'modelConsent', answer));
      unstored = isStored ? null : answer;
      // An older yes must not outlive a no that could not be written.
      if (!isStored) attempt(() => storage.remove('modelConsent'));
      changes.announce();
    },
    watch(listener) {
      let known = recall();
      return changes.subscribe(() => {
        const answer = recall();
        if (answer === known) return;
        known = answer;
        listener(answer);
      });
    },
  };
}
