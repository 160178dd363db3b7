import type { CoachHint, CoachTopic } from '../../domain/coach/CoachHint.ts';
import { coachHintText } from '../../domain/coach/coachHintText.ts';
import { roughWords } from './roughWords.ts';

/** One line of the coach's note: an aspect of the photo, and what is to be said about it. */
export interface CoachRow {
  readonly aspect: 'Lighting' | 'Sharpness' | 'Pose';
  readonly text: string;
  /** Something could be better; the visitor may go on anyway. */
  readonly tweak: boolean;
}

const aspectOf: Readonly<Record<CoachTopic, CoachRow['aspect']>> = {
  tooDark: 'Lighting',
  tooBright: 'Lighting',
  brightSurroundings: 'Lighting',
  noColor: 'Lighting',
  unevenLight: 'Lighting',
  blurry: 'Sharpness',
  faceSmall: 'Pose',
  turnedAway: 'Pose',
  eyesCovered: 'Pose',
  glasses: 'Pose',
  mouthCovered: 'Pose',
  severalFaces: 'Pose',
  noFace: 'Pose',
};

const praise: Readonly<Record<CoachRow['aspect'], string>> = {
  Lighting: 'Bright and even. Tip your lamp.',
  Sharpness: 'Crisp enough to count lashes. We will.',
  Pose: 'Straight on. Both brows get a fair trial.',
};

/** Of a photo whose face was not located, only the light is known. */
const unseen: Readonly<Partial<Record<CoachRow['aspect'], CoachRow>>> = {
  Lighting: { aspect: 'Lighting', text: 'Bright enough to work with.', tweak: false },
  Pose: {
    aspect: 'Pose',
    text: roughWords,
    tweak: true,
  },
};

/**
 * Every hint, and a kind word for each aspect without one. In the order lighting, sharpness, pose.
 *
 * @param located whether there was a face to look at: nothing is praised unseen
 */
export function coachRows(hints: readonly CoachHint[], located: boolean): readonly CoachRow[] {
  const aspects = Object.keys(praise) as CoachRow['aspect'][];
  return aspects.flatMap((aspect): CoachRow[] => {
    const own = hints.filter(({ topic }) => aspectOf[topic] === aspect);
    if (own.length === 0 && !located) return unseen[aspect] ? [unseen[aspect]] : [];
    if (own.length === 0) return [{ aspect, text: praise[aspect], tweak: false }];
    return own.map(({ topic }) => ({ aspect, text: coachHintText(topic), tweak: true }));
  });
}
