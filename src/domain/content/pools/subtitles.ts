import type { Category } from '../../analysis/Category.ts';

/**
 * The line under the headline, six a category (RES-02). It completes the joke that the headline begins. Only `Slay` speaks of blending,
 * edges and color: a look of another category may not wear what could be blended.
 */
export const subtitles: Readonly<Record<Category, readonly string[]>> = {
  Slay: [
    'The brushes came prepared, and the blend line got the memo.',
    'Blended, balanced and a little smug about it.',
    'Save the palette. Frame the sponge. Tell the group chat.',
    'The mirror asked for an encore.',
    'Everything is where it should be, and it knows it.',
    'This look has a publicist now.',
  ],
  Good: [
    'Solid work from the brushes, with one encore left in them.',
    'The plan landed, the brushes behaved, the details want five more minutes.',
    'Most of this makeup is on the cover; the rest is on page two.',
    'The palette said yes, and the brushes nearly finished the sentence.',
    'One more pass with the sponge and this gets loud.',
    'Well put together, with room for one more layer of drama.',
  ],
  Mid: [
    'The idea is good. The brushes are still discussing it.',
    'There is a great look in here, two brushstrokes down.',
    'The palette brought a plot; the brushes skipped a chapter.',
    'Halfway between the mirror and the cover.',
    'The makeup is warming up. Let it.',
    'A promising first draft, in washable ink.',
  ],
  'Needs Help': [
    "It's not you, it's the palette.",
    'The makeup and the plan took different buses.',
    "Nothing here that a clean sponge and ten minutes can't fix.",
    'The brushes send their apologies and a to-do list.',
    'Every great look has a chapter one. This is it, with notes.',
    'Low volume, big plans: the tips below are the remote.',
  ],
};
