import type { SnapshotFrom } from 'xstate';
import type { battleMachine } from '../../../machines/battleMachine.ts';

export type BattleSnapshot = SnapshotFrom<typeof battleMachine>;

/** The top state of the battle chart: empty, onePhoto, twoPhotos, running, results. */
export function battleStage({ value }: BattleSnapshot): string {
  return typeof value === 'string' ? value : 'running';
}
