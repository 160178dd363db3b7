import type { ConsentAnswer, ConsentPorts } from '../../machines/billingPorts.ts';
import type { Changes } from './changes.ts';
import type { KeyValueStorage } from './storage/KeyValueStorage.ts';
import { attempt, readJson, writeJson } from './storage/storedJson.ts';

/** Keeps the visitor's answer under `glowcheck.modelConsent`; anything unreadable there is no answer. */
export function createConsentStore(storage: KeyValueStorage, changes: Changes): ConsentPorts {
  /** For browsers that keep nothing: the answer given on this page. */
  let given: ConsentAnswer | null = null;

  function recall(): ConsentAnswer | null {
    let kept: unknown = given;
    attempt(() => {
      if (storage.get('modelConsent') !== null) kept = readJson(storage, 'modelConsent');
    });
    return kept === 'agreed' || kept === 'declined' ? kept : null;
  }

  return {
    recall,
    keep(answer) {
      given = answer;
      // An older yes must not outlive a no that could not be written.
      if (!attempt(() => writeJson(storage, 'modelConsent', answer)))
        attempt(() => storage.remove('modelConsent'));
      changes.announce();
    },
    watch(listener) {
      let known = recall();
      return changes.subscribe(() => {
        const answer = recall();
        if (answer === known) return;
        known = answer;
        given = answer;
        listener(answer);
      });
    },
  };
}
