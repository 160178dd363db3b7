import type { Slot, SlotNumber } from '../../../machines/battleSlots.ts';
import { photosAmong } from '../../domain/photo/photosAmong.ts';

type Chosen = { readonly chosen: Pick<Slot['chosen'], 'file'> };

/**
 * Where dropped or pasted files go: two photos or more fill both slots in their order; a single one goes into the slot it was
 * dropped on, else into the first empty slot, else into the second. What lies beside the photos is left out.
 */
export function sortIntoSlots(
  files: readonly File[],
  slots: readonly [Chosen, Chosen],
  aimedAt?: SlotNumber,
): readonly { readonly slot: SlotNumber; readonly file: File }[] {
  const [first, second] = photosAmong(files);
  if (!first) return [];
  if (second)
    return [
      { slot: 1, file: first },
      { slot: 2, file: second },
    ];
  return [{ slot: aimedAt ?? (slots[0].chosen.file ? 2 : 1), file: first }];
}
