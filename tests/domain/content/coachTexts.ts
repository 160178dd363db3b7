import { coachHintText } from '../../../src/domain/content/coachHintText.ts';
import type { CoachTopic } from '../../../src/domain/photo/CoachHint.ts';

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
