import type { GraphModel } from './GraphModel.ts';

/** The graphs, ready to run. */
export interface FaceModels {
  readonly detector: GraphModel;
  readonly mesh: GraphModel;
  /** Tells artwork from photos. */
  readonly artwork: GraphModel;
}
