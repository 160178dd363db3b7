import type { FeedbackPool } from '../FeedbackPool.ts';

/**
 * Trend is derived from the other six counts (SCO-03), and the sentences say so rather than claim a reading. It stands above most of them,
 * and the look may wear next to nothing, so that no sentence praises the six for a good trend or asks for makeup to be changed or taken off.
 */
export const trendFeedback: FeedbackPool = {
  strong: [
    'Trend rides on the other six counts and tops out at 85. This is first class.',
    'The other six did the work, and trend collects the applause.',
    'As current as it gets here: trend follows the other six and stops at 85.',
  ],
  good: [
    'Trend follows the other six, and runs a step ahead. A touch of satin, on lid or lip, and it looks like this season.',
    'On the calendar, and it shows. Lift the weakest of the other six a little, and trend moves up with it.',
    'Trend takes after the other six, with ideas of its own. A tap of gloss on the center of the lip brings it up to date.',
  ],
  fair: [
    'Trend is waiting for the other six to catch up. Fix the weakest count first; this one rises along with it.',
    'Between seasons, like the other six it follows. Lift the lowest of them with one of the tips and it reads newer at once.',
    'Fashionably on its way. One clear idea, lid or lip in full color, gives trend something to follow.',
  ],
  low: [
    'Trend takes its cue from the other six, and the cue has not come. Start with the lowest of them.',
    'The trend report is short so far. Give one place, lid or lip, a full layer of color and watch this number follow.',
    'Out of season, not out of options. Lift any of the other six and trend goes up with it.',
  ],
};
