import type { ActorRefFrom } from 'xstate';
import type { consentMachine } from '../../machines/consentMachine.ts';
import type { PhotoPorts } from '../../machines/ports.ts';
import type { ModelServiceOptions } from '../adapters/createModelService.ts';
import { loadProgram } from '../loadProgram.ts';

/**
 * The `enhance` port. The code that asks the model service is fetched for the first photo that is rated, and never without such a service.
 * Rejects if that code cannot be loaded.
 */
export const fetchedModelService =
  (
    consent: ActorRefFrom<typeof consentMachine>,
    service: Omit<ModelServiceOptions, 'whileAgreed'>,
  ): PhotoPorts['enhance'] =>
  async (signal, photo) => {
    if (!consent.getSnapshot().context.configured) return { kind: 'notConfigured' };
    const { askModelService } = await loadProgram(() => import('./askModelService.ts')).catch(
      (error: unknown) => {
        console.info('Model service:', error);
        throw error;
      },
    );
    return askModelService(consent, service)(signal, photo);
  };
