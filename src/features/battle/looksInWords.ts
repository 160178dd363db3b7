import { photoId, slotAt, type Slots } from '../../../machines/battleSlots.ts';
import { lookNames } from '../../domain/battle/lookNames.ts';
import { facesOf } from '../../domain/photo/chooseFace.ts';

/** Which looks are there, for screen readers: that a photo appears, or shows several people, can be seen only. */
export function looksInWords(slots: Slots): string {
  return ([1, 2] as const)
    .filter((number) => slotAt(slots, number).chosen.photo !== null)
    .map((number) => {
      const name = lookNames[photoId(number)];
      const people = facesOf(slotAt(slots, number).chosen.location).length;
      return people > 1 ? `${people} faces in ${name}: choose the one to rate.` : `${name} is ready.`;
    })
    .join(' ');
}
