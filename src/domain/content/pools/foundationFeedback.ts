import type { MakeupFeedbackPool } from '../FeedbackPool.ts';

export const foundationFeedback: MakeupFeedbackPool = {
  strong: [
    'The base reads even all over; the sponge may update its bio.',
    'Foundation sits so well that its seams have gone into hiding.',
    'This base could hang in a gallery: no brush marks, no drama, good light.',
  ],
  good: [
    'A tidy base with one or two places still in conversation. Press a damp sponge along jaw and hairline to settle them.',
    'The foundation did its job and most of the overtime. Bounce a clean sponge over the cheeks for the last of it.',
    'Nicely laid, nearly seamless. A puff of translucent powder beside the nose would close the deal.',
  ],
  fair: [
    'The base is on the guest list but not in every room. Buff it outward with a dense brush, cheek to jaw.',
    'Some of this foundation blended and some is thinking about it. Stipple a sheer second layer where the first broke up.',
    'Half satin, half sketch. Warm the foundation on the hand first, then press it outward with a damp sponge.',
  ],
  low: [
    'The foundation landed and called a meeting. Press it from the center outward with a damp sponge, and lift whatever gathers.',
    'The base is arguing with its own edges. Thin it with one drop of moisturizer and stipple it back on with a brush.',
    'Patches one, blend zero. Start with half the product, dotted on cheeks, chin and forehead, and buff each dot before the next.',
  ],
  sheer: [
    'A sheer base, well behaved. If you want it to carry more, press a second thin layer on cheeks and chin with a damp sponge.',
    'Light on product and light on its feet. Stipple one more layer outward from the center with a brush to turn up the volume.',
    'What little foundation there is sits well. Tap a second dot on each cheek with a sponge when the occasion calls for more.',
  ],
  bare: [
    'The base is keeping a low profile: a fine choice, with little to score. For more, press one sheer layer outward with a damp sponge.',
    'If there is foundation here, it keeps a secret well. Buff a pea of skin tint over cheeks and forehead when you want it to count.',
    'The foundation is whispering, if it is speaking at all. Tap concealer beside the nose with a ring finger to give it a voice.',
  ],
};
