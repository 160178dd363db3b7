import type { CoachWords } from '../src/domain/coach/CoachHint.ts';
import type { Failure } from '../src/domain/failures/Failure.ts';
import { type ChosenPhoto, nothingChosen } from './ChosenPhoto.ts';

export type SlotNumber = 1 | 2;

/** One of the two looks of a battle. */
export interface Slot {
  readonly chosen: ChosenPhoto;
  /** Why the last file chosen for this slot was refused. */
  readonly failure: Failure | null;
  readonly opening: boolean;
  /** What the coach says of the photo; null until it has looked at the face that is rated. */
  readonly hints: CoachWords | null;
}

export type Slots = readonly [Slot, Slot];

export const emptySlot: Slot = { chosen: nothingChosen, failure: null, opening: false, hints: null };

/** The name of the actor that prepares a slot's photo; `slotOf` is the inverse. */
export const photoId = (slot: SlotNumber) => (slot === 1 ? 'photo1' : 'photo2');
export const slotOf = (id: string): SlotNumber => (id === 'photo1' ? 1 : 2);

/** The slots with one of them changed. */
export function withSlot(
  [first, second]: Slots,
  slot: SlotNumber,
  { chosen, ...change }: Partial<Omit<Slot, 'chosen'>> & { readonly chosen?: Partial<ChosenPhoto> },
): Slots {
  const changed = ({ chosen: before, ...rest }: Slot): Slot => ({
    ...rest,
    ...change,
    chosen: { ...before, ...chosen },
  });
  return slot === 1 ? [changed(first), second] : [first, changed(second)];
}

/** One of the slots. */
export const slotAt = ([first, second]: Slots, slot: SlotNumber): Slot => (slot === 1 ? first : second);

/** How many slots hold a photo that may be compared. */
export function photoCount(slots: Slots): number {
  return slots.filter(({ chosen }) => chosen.photo !== null).length;
}
