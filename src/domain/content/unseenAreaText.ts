import type { UnseenArea } from '../analysis/unseenAreas.ts';

const areas: Readonly<Record<UnseenArea['area'], { subject: string; verb: 'is' | 'are'; rated: string }>> = {
  eyes: { subject: 'The eyes', verb: 'are', rated: 'eye makeup' },
  lips: { subject: 'The lips', verb: 'are', rated: 'lip precision' },
  cheeks: { subject: 'The cheeks', verb: 'are', rated: 'blush and blending' },
  skin: { subject: 'The base', verb: 'is', rated: 'foundation' },
  symmetry: { subject: 'One side', verb: 'is', rated: 'symmetry' },
};

const reasons: Readonly<Record<UnseenArea['reason'], { state: string; remedy: string }>> = {
  covered: { state: 'covered', remedy: 'Move whatever is in the way and shoot again.' },
  glasses: { state: 'behind glasses', remedy: 'Take them off for one photo and shoot again.' },
  turnedAway: { state: 'turned away', remedy: 'Face the lens straight on and shoot again.' },
  tooSmall: { state: 'too small to read', remedy: 'Step closer to the lens and shoot again.' },
  tooDark: { state: 'lost in shadow', remedy: 'Turn toward a window and shoot again.' },
  noColor: { state: 'in black and white', remedy: 'Switch the camera back to color and shoot again.' },
  tooSoft: { state: 'too soft to read', remedy: 'Come closer, wipe the lens and shoot again.' },
  outOfFrame: { state: 'out of the frame', remedy: 'Fit the whole face in and shoot again.' },
};

/** Says what could not be seen, that it was therefore not rated, and how to change that. */
export function unseenAreaText({ area, reason }: UnseenArea): string {
  // A photo without color is so as a whole, not in one area only.
  const { subject, verb } = reason === 'noColor' ? { subject: 'The photo', verb: 'is' } : areas[area];
  const { rated } = areas[area];
  const { state, remedy } = reasons[reason];
  return `${subject} ${verb} ${state}: not rated on ${rated}. The number is a neutral placeholder. ${remedy}`;
}
