import type { Buffer } from 'node:buffer';

export type ModelBehavior =
  | 'right'
  | 'unfiltered'
  | 'empty'
  | 'html'
  | 'unauthorized'
  | 'rateLimited'
  | 'loading'
  | 'huge'
  | 'nested'
  | 'longVector'
  | 'notANumber'
  | 'negativeBoxes'
  | 'scriptLabels'
  | 'slowDrip'
  | 'never'
  | 'closesMidway'
  | 'redirects';

export interface ModelRequest {
  method: string;
  /** Name of the model asked. */
  model: string;
  contentType: string | undefined;
  authorization: string | undefined;
  body: Buffer;
}

export interface ModelServer {
  origin: string;
  /** What `modelService.endpoint` is set to. */
  endpoint: string;
  /** Oldest first, each once its body has arrived. */
  requests: ModelRequest[];
  /** How many connections ended before their answer did. */
  hangUps(): number;
  behave(behavior: ModelBehavior): void;
  close(): Promise<void>;
}

export declare const behaviors: readonly ModelBehavior[];
export declare const modelNames: {
  readonly objectDetection: string;
  readonly imageClassification: string;
  readonly featureExtraction: string;
  readonly filterDetection: string;
};
export declare function startModelServer(options?: {
  port?: number;
  behavior?: ModelBehavior;
}): Promise<ModelServer>;
