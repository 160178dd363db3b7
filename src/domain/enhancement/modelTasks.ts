/** The calls of the model service, and how long each may take, in ms (AIX-01, PIP-02). They run side by side (decision 12). */
export const modelTaskLimits = {
  objectDetection: 3_000,
  imageClassification: 3_000,
  featureExtraction: 3_000,
  filterDetection: 2_000,
} as const;

export type ModelTask = keyof typeof modelTaskLimits;

export const modelTasks = Object.keys(modelTaskLimits) as readonly ModelTask[];
