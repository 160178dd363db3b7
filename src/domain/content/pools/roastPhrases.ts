import type { TaglineTier } from '../taglineTier.ts';

/** What follows the score and the dash when the mood is roast, 8 a tier (TXT-02). The joke is on the makeup, never on the person. */
export const roastPhrases: Readonly<Record<TaglineTier, readonly string[]>> = {
  high: [
    'annoyingly well blended, and the sponge will be insufferable about it.',
    'the blend line left no forwarding address.',
    'we looked for a hard edge and had to file a missing-edge report.',
    'the setting spray is already drafting its acceptance speech.',
    'so tidy that the cotton swabs are filing for unemployment.',
    'the palette peaked, and now it wants a raise and its own trailer.',
    'we came to roast and left with notes for our own brushes.',
    'the color story has a plot, a twist and very smug brushes.',
  ],
  medium: [
    'the blend line is visible from the cheap seats, but it is waving.',
    'the brushes did the work and the sponge took a personal day.',
    'a solid first coat in a two-coat situation.',
    'the palette has read the script and is still waiting for its cue.',
    'the blending stopped for coffee and never quite came back.',
    'the powder showed up; the setting part is still in traffic.',
    'a group project in which one brush did all the blending.',
    'the edges are negotiating, and the edges are winning.',
  ],
  low: [
    'the blend line has its own zip code.',
    'the palette is still loading; please do not close the compact.',
    'somewhere a clean sponge is waiting for its big moment.',
    'the pigment is on airplane mode.',
    'the brushes were in the room, and that is all they will confirm.',
    'this blend buffered halfway and called it a night.',
    'the powder puff would like to speak with its lawyer.',
    'the makeup and the mission statement have yet to meet.',
  ],
};
