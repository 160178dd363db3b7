import type { WeighedFeedbackPool } from '../FeedbackPool.ts';

export const harmonyFeedback: WeighedFeedbackPool = {
  strong: [
    'The shades are in the same group chat, and nobody is left on read.',
    'Every color agrees with its neighbor. This is what a palette is for.',
    'One story, told in several shades, and the editor found nothing to cut.',
  ],
  good: [
    'The colors get along and share a cab. Tap the lip shade on the cheek with a fingertip and they will share an apartment.',
    'A friendly palette with one shy guest. Repeat the strongest shade, sheer, through the crease with a fluffy brush.',
    'Close to a matching set. Pick one temperature, warm or cool, and let the blush on the cheeks settle it.',
  ],
  fair: [
    'Two good ideas are sharing one look. Mix the lip and lid shades on the hand and press the blend on the cheeks.',
    'The shades are polite but not close. Veil the loudest one with translucent powder on a fluffy brush.',
    'The palette is still making small talk. Echo one color in two places, lip and cheek, with a fingertip.',
  ],
  low: [
    'The colors came in separate cars. Keep the one you like best, repeat it on cheek and lip with a fingertip, send the rest home.',
    'This palette is a debate, and nobody is moderating. Mute the loudest shade with powder on a fluffy brush.',
    'The shades are reading from different scripts. Choose one temperature and redo the cheek color in it with a clean brush.',
  ],
  sheer: [
    'No quarrel here, and hardly a conversation. Tap a second shade on cheek or lid with a fingertip to start one.',
    'What little color there is agrees. Give it company on lid or cheek, sheer, with a fluffy brush.',
    'In tune, for a small band. Add a voice on lid or cheek with a fingertip, in the same temperature.',
  ],
};
