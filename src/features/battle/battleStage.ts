import type { StateValueFrom } from 'xstate';
import type { battleMachine } from '../../../machines/battleMachine.ts';

/** The top state of the battle chart: empty, onePhoto, twoPhotos, running, results. */
export function battleStage(value: StateValueFrom<typeof battleMachine>): string {
  return typeof value === 'string' ? value : 'running';
}
