import type { Slot, SlotNumber } from '../../../machines/battleSlots.ts';

/**
 * Where dropped or pasted files go: two or more fill both slots in their order; a single one goes into the slot it was
 * dropped on, else into the first empty slot, else into the second.
 */
export function sortIntoSlots(
  files: readonly File[],
  slots: readonly [Pick<Slot, 'file'>, Pick<Slot, 'file'>],
  aimedAt?: SlotNumber,
): readonly { readonly slot: SlotNumber; readonly file: File }[] {
  const [first, second] = files;
  if (!first) return [];
  if (second)
    return [
      { slot: 1, file: first },
      { slot: 2, file: second },
    ];
  return [{ slot: aimedAt ?? (slots[0].file ? 2 : 1), file: first }];
}
