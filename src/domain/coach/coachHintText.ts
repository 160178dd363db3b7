import type { CoachTopic } from './CoachHint.ts';

const hints: Readonly<Record<CoachTopic, string>> = {
  tooDark:
    'It is moody in there. Face a window or switch on a lamp in front of you, and the blend will show.',
  tooBright: 'The light is eating the makeup. Step back from the lamp, or turn off the flash.',
  brightSurroundings:
    'So much white reads as a filter, at 15 points. Step away from wall and lamp, or let more of the room in.',
  noColor: 'A classic in black and white. Only a photo in color gets its lips, cheeks and base rated.',
  unevenLight: 'One side got all the light. Turn to face it, so that both cheeks get a fair reading.',
  blurry: 'The focus slipped. Wipe the lens, prop your elbow, and tap the screen to focus before you shoot.',
  faceSmall: 'The lens is a long way off. Come closer until the face fills about half the frame.',
  turnedAway: 'That is a lovely angle. For a rating, turn straight to the lens, so that both sides count.',
  eyesCovered: 'The eyes are covered. Push up the shades or pin back the bangs, or eye makeup goes unrated.',
  glasses: 'The frames steal the show. Take the glasses off for one photo, or eye makeup goes unrated.',
  mouthCovered:
    'The mouth is off the record. Lower the mask, cup or hand for one photo, or the lips go unrated.',
  severalFaces: 'Whose look is it? Tap the right face; until then we rate the largest.',
  noFace:
    'Try it straight on, eyes to the lens, with the whole face in the frame and nothing in front of it.',
};

/** A friendly hint before a credit is spent; the visitor may go on anyway. */
export function coachHintText(topic: CoachTopic): string {
  return hints[topic];
}
