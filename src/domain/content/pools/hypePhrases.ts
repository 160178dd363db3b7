import type { TaglineTier } from '../taglineTier.ts';

/** What follows the score and the dash when the mood is hype, 8 a tier (TXT-02). Each names something specific. */
export const hypePhrases: Readonly<Record<TaglineTier, readonly string[]>> = {
  high: [
    'edges melted, color placed, finish locked: print the cover.',
    'the blend goes from here to there and never shows its ticket.',
    'every shade knows its neighbor, and the whole block is thriving.',
    'a finish so even it could balance a checkbook.',
    'placement like a pro, edges like a rumor, color like a headline.',
    'the brushwork reads clean from the mirror to the back row.',
    'color on purpose, in the right place, at the right volume.',
    'hand this blend a byline; it wrote the whole story.',
  ],
  medium: [
    'the plan is right; one more minute of blending and it sings.',
    'a good start is in place, and good starts build great looks.',
    'the placement has instincts; give it a softer brush and stand back.',
    'the palette has cleared its throat, and the chorus is coming.',
    'one clean edge away from a signing tour.',
    'the hard part is done: the makeup bag is open, and it has ideas.',
    'sound plan, steady strokes: the last layer does the talking.',
    'the finish line is in sight, and the sponge still has bounce.',
  ],
  low: [
    'a blank page is the one thing every great look starts on.',
    'one swipe of color and this whole score changes its story.',
    'all runway, no traffic: a single layer will show up in lights.',
    'the restraint is real; now give one shade the solo.',
    'the next five minutes with a brush will pay better than these.',
    'a soft start leaves room for a very loud finish.',
    'the first brushstroke is free, and the second one is fun.',
    'quiet pages, good paper: one bold shade and it goes to print.',
  ],
};
