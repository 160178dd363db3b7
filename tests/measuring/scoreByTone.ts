import type { Breakdown } from '../../src/domain/analysis/Breakdown.ts';
import type { DrawnLightName } from '../drawn/drawnLights.ts';
import type { MonkTone } from '../drawn/monkTones.ts';
import { fullLook, scoreFrozenFace } from './frozenFaces.ts';

/** The scores of a full look, worn alike by every tone, on one tone in one light. */
export const scoreByTone = (tone: MonkTone, light: DrawnLightName): Breakdown =>
  scoreFrozenFace({ ...fullLook, tone, light });
