import type { Slot } from '../../../machines/battleSlots.ts';
import type { ShownLook } from '../../domain/battle/ShownBattle.ts';

/** A look of a battle, with its photo as long as that is there. */
export interface RatedSlot {
  readonly slot: Pick<Slot, 'chosen'>;
  readonly result: Pick<ShownLook, 'measurement'>;
}
