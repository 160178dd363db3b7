import { type ActorRefFrom, waitFor } from 'xstate';
import type { consentMachine } from '../../machines/consentMachine.ts';
import type { PhotoPorts } from '../../machines/ports.ts';
import { createModelService, type ModelServiceOptions } from '../adapters/createModelService.ts';

/** The `enhance` port: asks the model service after the visitor has agreed, and stops if the visitor takes the yes back. */
export function askModelService(
  consent: ActorRefFrom<typeof consentMachine>,
  service: Omit<ModelServiceOptions, 'whileAgreed'>,
): PhotoPorts['enhance'] {
  return createModelService({
    ...service,
    whileAgreed: async (signal, work) => {
      // The visitor must not be asked on account of an analysis that has ended.
      signal.throwIfAborted();
      consent.send({ type: 'ask' });
      await waitFor(consent, (state) => !state.matches('asking'), { signal });
      const isAgreed = () => consent.getSnapshot().matches('agreed');
      // No answer, as when the dialog with the question could not be loaded, counts as a no.
      if (!isAgreed()) return null;

      const agreed = new AbortController();
      const stop = () => agreed.abort();
      signal.addEventListener('abort', stop);
      const watching = consent.subscribe(() => {
        if (!isAgreed()) stop();
      });
      try {
        const result = await work(agreed.signal);
        return isAgreed() ? result : null;
      } catch (error) {
        // Work that was aborted because the yes was taken back has not failed.
        if (!isAgreed()) return null;
        throw error;
      } finally {
        watching.unsubscribe();
        signal.removeEventListener('abort', stop);
      }
    },
  });
}
