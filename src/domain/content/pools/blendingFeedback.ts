import type { WeighedFeedbackPool } from '../FeedbackPool.ts';

/** Blending is one number for shadow, blush and base together, so that no sentence can tell on which of them an edge is. */
export const blendingFeedback: WeighedFeedbackPool = {
  strong: [
    'Nothing starts and nothing stops: these edges melted on schedule.',
    'The blend line has retired, with full honors.',
    'Transitions this soft make a sponge tear up.',
  ],
  good: [
    'Smooth, with a bump or two. Circle over each edge with a clean fluffy brush and no product.',
    'Mostly melted. Press the last visible edge with the foundation sponge, and the rest goes too.',
    'The gradient works, and one edge is still on the clock. Send it home with a dry fluffy brush.',
  ],
  fair: [
    'The blend line wants to be seen, and it is. Press it upward with a damp sponge until it loses interest.',
    'The color quits a finger too early. Pull it toward the temple with a fluffy brush, held by its far end.',
    'Stairs where a ramp was ordered. Put a mid-tone between light and dark, and work it in with a fluffy brush.',
  ],
  low: [
    'There are borders here that need passports. Buff each edge with a clean fluffy brush before adding anything.',
    'The color is renting space on top of the base. Move it in with a damp sponge, pressed from the jaw upward.',
    'Put down the brush and pick up a sponge: every edge wants ten more seconds of pressing.',
  ],
  sheer: [
    'What there is runs out softly, and there is little of it. A second color, faded with a fluffy brush, would count.',
    'No edge in sight, and not many candidates. Add one more shade and fade its border with a clean brush.',
    'A soft exit for a short guest list. Invite a second color and press its edge away with a sponge.',
  ],
};
