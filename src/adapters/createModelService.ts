import type { PhotoPorts } from '../../machines/ports.ts';
import type { EnhancementOutcome } from '../domain/enhancement/Enhancement.ts';
import { type ModelTask, modelTaskLimits } from '../domain/enhancement/modelTasks.ts';
import { type ModelAnswers, readEnhancement } from '../domain/enhancement/readEnhancement.ts';
import type { Outcome } from '../domain/failures/Failure.ts';
import type { OpenedPhoto } from '../domain/photo/OpenedPhoto.ts';
import { modelsAsked } from './modelsAsked.ts';
import type { ModelServiceConfig } from './defaultConfig.ts';
import { untilAborted, withinLimit } from '../pageTimers.ts';
import { loadProgram } from '../loadProgram.ts';

export interface ModelServiceOptions {
  readonly settings: ModelServiceConfig | undefined;
  /**
   * Does the work once the visitor has agreed, with a signal that aborts as soon as the given signal aborts or the visitor takes the yes
   * back. Resolves to null after a no, and where the yes was taken back.
   */
  readonly whileAgreed: (
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<EnhancementOutcome>,
  ) => Promise<EnhancementOutcome | null>;
  /** The copy that is sent: a fresh encoding of 512 px or less, without metadata (AIX-04). */
  readonly encode: (signal: AbortSignal, photo: OpenedPhoto) => Promise<Outcome<Blob>>;
  /** The address against which a relative endpoint is resolved. */
  readonly page: string;
  /** Limit of one call, ms; tests set a shorter one. */
  readonly limits?: Readonly<Record<ModelTask, number>>;
}

/**
 * The `enhance` port: asks the model service's models side by side and reads their answers. Never rejects; a call that
 * fails is logged, and the others still count (PIP-03). Without a service, or a yes, nothing is loaded, encoded or sent. The chart's
 * `enhancement` limit ends all of it together.
 */
export function createModelService({
  settings,
  whileAgreed,
  encode,
  page,
  limits = modelTaskLimits,
}: ModelServiceOptions): PhotoPorts['enhance'] {
  const calls = modelsAsked(settings);
  if (!settings || calls.length === 0) return async () => ({ kind: 'notConfigured' });
  const endpointUrl = (model: string) =>
    settings.endpoint ? new URL(settings.endpoint + model, page).href : undefined;

  const enhance: PhotoPorts['enhance'] = async (signal, photo) => {
    const encoded = await encode(signal, photo);
    if (!encoded.ok) return failed(encoded.failure.kind);
    signal.throwIfAborted();
    const { callModel } = await loadProgram(() => import('./callModel.ts'), signal);

    const ask = async (task: ModelTask, model: string): Promise<ModelAnswers> => {
      const call = { model, endpointUrl: endpointUrl(model), token: settings.token, photo: encoded.value };
      try {
        const answer = await withinLimit(
          limits[task],
          (limited) => untilAborted(limited, callModel(limited, task, call)),
          signal,
        );
        return { [task]: answer };
      } catch (error) {
        console.info(`Model service, ${task}: ${messageOf(error)}`);
        return {};
      }
    };
    const answers = await Promise.all(calls.map(({ task, model }) => ask(task, model)));
    const result = readEnhancement(Object.assign({}, ...answers) as ModelAnswers);
    return result ? { kind: 'enhanced', result } : failed('no readable answer');
  };

  return async (signal, photo) => {
    try {
      return (await whileAgreed(signal, (agreed) => enhance(agreed, photo))) ?? { kind: 'declined' };
    } catch (error) {
      return failed(messageOf(error));
    }
  };
}

function failed(reason: string): EnhancementOutcome {
  console.info(`Model service: ${reason}`);
  return { kind: 'failed', reason };
}

/** What is logged of an error: its message only. The error itself may carry the request, and with it the token. */
const messageOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 200) : 'unknown');
