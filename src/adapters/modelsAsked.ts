import { type ModelTask, modelTasks } from '../domain/enhancement/modelTasks.ts';
import type { ModelServiceConfig } from './defaultConfig.ts';

/** The calls that the operator named a model for. Without any there is no service, and the visitor is not even asked. */
export function modelsAsked(settings: ModelServiceConfig | undefined): { task: ModelTask; model: string }[] {
  return modelTasks.flatMap((task) => {
    const model = settings?.[task];
    return model ? [{ task, model }] : [];
  });
}
