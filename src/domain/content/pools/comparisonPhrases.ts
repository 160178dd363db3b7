import type { MeasuredKey } from '../../analysis/Breakdown.ts';

/** `{leader}` and `{other}` are "Look #1" and "Look #2", `{points}` such as "11 points". */
type Phrases = readonly string[];

export const winOpeners: Phrases = [
  '{leader} takes it by {points}.',
  '{leader} wins the night, {points} clear.',
  'The crown goes to {leader} by {points}.',
  '{points} in it, and all of them belong to {leader}.',
];

export const tieOpeners: Phrases = [
  'Too close to call: {points} apart.',
  'A tie, with {points} in it and honor on both sides.',
  'Only {points} between them, and that is a tie in this house.',
];

/** For a tie to the point. */
export const deadHeats: Phrases = [
  'A dead heat, point for point.',
  'Not one point between them.',
  'The scores came out the same, and they did it on purpose.',
];

/** For a tie in which no area stands out. */
export const identicalLooks: Phrases = [
  'Area by area, nothing sets them far enough apart to mention.',
  'We went over it area by area and found no lead worth the ink.',
  'The brushes must have shared notes: no area leans either way.',
];

/** For a win that no single area explains. */
export const noLeads: Phrases = [
  'No single area decided it; {leader} collected small change all the way.',
  '{leader} got there in small steps, none of them big enough to name.',
  'Look for one reason and there is none: {leader} simply adds up to more.',
];

/** For a battle without a lead in which an area is hidden on one photo or both. */
export const unevenViews: Phrases = [
  'The photos do not show the same areas, so there is little to compare but the scores.',
  'Too much is out of sight for an area-by-area verdict; the scores have to speak for themselves.',
  'What the photos share is too close to call, and what they hide cannot be compared.',
];

/** For a difference that a filter made: `{payer}` was charged more, `{charge}` such as "20 points". */
export const filterCosts: Phrases = [
  'A filter cost {payer} {charge} in every area it was measured on.',
  'Mind the filter: it took {charge} off every measured area of {payer}.',
  '{payer} also paid {charge} an area for its filter.',
];

/** The leader of one area: clearly, by a little, or because it wears more there (`fuller`). */
export const leadPhrases: Readonly<
  Record<MeasuredKey, Readonly<Record<'clear' | 'slight' | 'fuller', Phrases>>>
> = {
  foundation: {
    clear: [
      'The base is where {leader} walked away with it.',
      "{leader}'s foundation does more, and shows it less, than {other}'s.",
      'On foundation it was never close: {leader}, by a full sponge.',
    ],
    slight: [
      '{leader} has the slightly tidier base.',
      "The base goes to {leader} by a sponge's width.",
      'Foundation leans to {leader}, just.',
    ],
    fuller: [
      '{leader} wears more base than {other}, and it counts.',
      'The base of {leader} covers more ground.',
      'On foundation, {leader} simply brought more to the sponge.',
    ],
  },
  eyeMakeup: {
    clear: [
      "{leader}'s lids wrote the headline; {other}'s wrote the footnote.",
      'The eye makeup is all {leader}, and {other} knows it.',
      '{leader} brought more to the lash line than {other} packed.',
    ],
    slight: [
      "{leader}'s lids are a blink ahead.",
      'Eye makeup leans to {leader} by a lash.',
      '{leader} edges past {other} on the lids.',
    ],
    fuller: [
      '{leader} turned the lids up further than {other}.',
      'More on lids and lashes: the eyes go to {leader}.',
      'The eye makeup of {leader} has the louder microphone.',
    ],
  },
  lipPrecision: {
    clear: [
      '{leader} owns the lip line; {other} rents.',
      'On lips, {leader} is precise and {other} is optimistic.',
      '{leader} leads the lip count by a mile and a pencil.',
    ],
    slight: [
      "{leader}'s lip is a stroke neater.",
      'The lips go to {leader} by a cotton swab.',
      '{leader} has the lip line, just.',
    ],
    fuller: [
      '{leader} put more color on the lips than {other}.',
      'The lips of {leader} speak up; those of {other} keep their voice down.',
      'On lips the volume decides, and {leader} has it.',
    ],
  },
  colorHarmony: {
    clear: [
      "{leader}'s shades finish each other's sentences; {other}'s interrupt.",
      'Color harmony is clearly with {leader}: one palette, one plan.',
      '{leader} told one color story while {other} was still casting.',
    ],
    slight: [
      "{leader}'s colors get along a little better.",
      'Harmony leans to {leader} by half a shade.',
      "{leader}'s palette is a touch closer-knit.",
    ],
    fuller: [
      '{leader} had more color to agree on, and it agreed.',
      'Harmony goes to {leader}: more color at the table, and still no argument.',
      "{leader}'s palette has more voices, and they hold the tune.",
    ],
  },
  blendingTechnique: {
    clear: [
      '{leader} melts where {other} marches.',
      'The blend line tells it: {leader} lost one, {other} kept one.',
      '{leader} wins the blending outright, edges and all.',
    ],
    slight: [
      "{leader}'s edges are a shade softer.",
      'Blending goes to {leader} by one more pass of the brush.',
      '{leader} blended a few seconds longer, and it counts.',
    ],
    fuller: [
      '{leader} had more edges to melt than {other}, and melted them.',
      'More color to fade, and {leader} faded it: the blending count follows.',
      '{leader} gave the brush more to do, and the brush did it.',
    ],
  },
  symmetry: {
    clear: [
      '{leader} matched left and right; {other} painted them on different days.',
      'The better balance is with {leader}, by a distance.',
      'The two sides of {leader} agree; those of {other} are still in talks.',
    ],
    slight: [
      "{leader}'s makeup is a touch more even, left to right.",
      'Balance tips to {leader}.',
      'The two sides of {leader} match a little more closely.',
    ],
    fuller: [
      '{leader} had more color to match, left and right, and matched it.',
      'Balance goes to {leader}: more on both sides, and both sides agree.',
      '{leader} put more color on both sides, and the scale stayed level.',
    ],
  },
};

/** What the look that lost was still better at. Here that look is the `{leader}`. */
export const consolations: Readonly<Record<MeasuredKey, Phrases>> = {
  foundation: [
    '{leader} still has the better base, and may say so.',
    'For the record, the better base was on {leader}.',
    '{leader} takes the foundation prize home and should frame the sponge.',
  ],
  eyeMakeup: [
    '{leader} still wore the better lids, and should put them on a poster.',
    'For the record, {leader} had the stronger eye makeup.',
    '{leader} takes the eye makeup prize home and should thank its brushes.',
  ],
  lipPrecision: [
    '{leader} owns the best lip line of the night and should put it on a business card.',
    'For the record, the neater lip was on {leader}.',
    '{leader} takes the lip prize home and should keep that pencil.',
  ],
  colorHarmony: [
    '{leader} still had the friendlier palette, and should host again.',
    'For the record, the shades of {leader} got along better.',
    '{leader} takes the color prize home and should keep that palette together.',
  ],
  blendingTechnique: [
    '{leader} still had the softer edges, and should thank the sponge.',
    'For the record, the better blend was on {leader}.',
    '{leader} takes the blending prize home and should retire undefeated.',
  ],
  symmetry: [
    '{leader} still had the better balance, and could carry the drinks.',
    'For the record, left and right matched better on {leader}.',
    '{leader} takes the balance prize home and should teach the class.',
  ],
};
