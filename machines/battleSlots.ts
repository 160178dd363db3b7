import type { Failure } from '../src/domain/failures/Failure.ts';
import type { FaceLocation } from '../src/domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../src/domain/photo/OpenedPhoto.ts';

export type SlotNumber = 1 | 2;

/** One of the two looks of a battle. */
export interface Slot {
  readonly file: File | null;
  /** Null until the photo is open and checked. */
  readonly photo: OpenedPhoto | null;
  readonly previewUrl: string | null;
  /** Null while the face is still being looked for. */
  readonly location: FaceLocation | null;
  /** Why the last file chosen for this slot was refused. */
  readonly failure: Failure | null;
  readonly opening: boolean;
}

export type Slots = readonly [Slot, Slot];

export const emptySlot: Slot = {
  file: null,
  photo: null,
  previewUrl: null,
  location: null,
  failure: null,
  opening: false,
};

/** The name of the actor that prepares a slot's photo; `slotOf` is the inverse. */
export const photoId = (slot: SlotNumber) => (slot === 1 ? 'photo1' : 'photo2');
export const slotOf = (id: string): SlotNumber => (id === 'photo1' ? 1 : 2);

/** The slots with one of them changed. */
export function withSlot(slots: Slots, slot: SlotNumber, change: Partial<Slot>): Slots {
  const [first, second] = slots;
  return slot === 1 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }];
}

/** How many slots hold a photo that may be compared. */
export function photoCount(slots: Slots): number {
  return slots.filter((slot) => slot.photo !== null).length;
}
