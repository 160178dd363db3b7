/**
 * The only file that imports the model service's client, so that the client is a chunk of its own, which is fetched when the first photo is
 * to be sent. The chunk is named after this file.
 */
import {
  type BaseArgs,
  featureExtraction,
  imageClassification,
  objectDetection,
} from '@huggingface/inference';
import type { ModelTask } from '../domain/enhancement/modelTasks.ts';
import { cautiousFetch } from './cautiousFetch.ts';

export interface ModelCall {
  /** Name of the model, such as `facebook/detr-resnet-50`. */
  readonly model: string;
  /** Where to ask for it; without one the client's own provider is asked. */
  readonly endpointUrl: string | undefined;
  readonly token: string | undefined;
  readonly photo: Blob;
}

type ImageArgs = BaseArgs & { data: Blob };

/** Asks one model. Resolves to whatever came as JSON; rejects for every other answer. Never asks twice. */
export async function callModel(signal: AbortSignal, task: ModelTask, call: ModelCall): Promise<unknown> {
  const { model, endpointUrl, token, photo } = call;
  const args: ImageArgs = {
    model,
    data: photo,
    ...(endpointUrl === undefined ? { provider: 'hf-inference' } : { endpointUrl }),
    ...(token === undefined ? {} : { accessToken: token }),
  };
  // The signal goes into our fetch, because the client's look-up of the model uses that fetch, too. Without
  // `retry_on_error: false` the client would repeat a request for as long as it is answered by 503.
  const options = { fetch: cautiousFetch(signal), retry_on_error: false };
  switch (task) {
    case 'objectDetection':
      return objectDetection(args, options);
    case 'imageClassification':
    case 'filterDetection':
      return imageClassification(args, options);
    case 'featureExtraction':
      // Typed for text; an image goes through as `data`.
      return featureExtraction(args as unknown as Parameters<typeof featureExtraction>[0], options);
  }
}
