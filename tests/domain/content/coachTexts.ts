import { coachHintText } from '../../../src/domain/coach/coachHintText.ts';
import type { CoachTopic } from '../../../src/domain/coach/CoachHint.ts';

export const coachTopics: readonly CoachTopic[] = [
  'tooDark',
  'tooBright',
  'brightSurroundings',
  'noColor',
  'unevenLight',
  'blurry',
  'faceSmall',
  'turnedAway',
  'eyesCovered',
  'glasses',
  'mouthCovered',
  'severalFaces',
  'noFace',
];

export const coachTexts = coachTopics.map(coachHintText);
