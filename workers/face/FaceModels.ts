import type { GraphModel } from './GraphModel.ts';

/** The two graphs, ready to run. */
export interface FaceModels {
  readonly detector: GraphModel;
  readonly mesh: GraphModel;
}
