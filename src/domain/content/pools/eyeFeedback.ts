import type { CraftFeedbackPool } from '../FeedbackPool.ts';

export const eyeFeedback: CraftFeedbackPool = {
  strong: [
    'The lids came with a plan, and the plan worked.',
    'Eye makeup this defined could sign for packages.',
    'Depth where depth belongs, edges where edges belong: the shadow brush may take a bow.',
  ],
  good: [
    'The lids know what they are doing. Deepen the outer third with a pencil brush and they will do it louder.',
    'Good definition with a little headroom. Push dark shadow into the upper lash line to finish the sentence.',
    'A solid eye look, one step from a headline. Even out the crease color left and right with a clean fluffy brush.',
  ],
  fair: [
    'The eye makeup showed up and forgot its lines. Run a pencil along the upper lash line and smudge it with a flat brush.',
    'The idea on the lids is good; the edges are still drafts. Sweep a clean fluffy brush through the crease until nothing starts abruptly.',
    'There is makeup up there, waiting for a boss. Give it one: a dark shade pressed into the outer corner with a small brush.',
  ],
  low: [
    'The lid and the lash line are strangers on a train. A brown pencil, smudged between the lashes, gets them talking.',
    'The color on the lids is roaming the halls. Give it an edge: concealer on a flat brush, from the outer corner toward the temple.',
    'This eye look has commitment issues. Draw short dashes along the upper lashes, then join them with an angled brush.',
  ],
  sheer: [
    'Neatly done, softly spoken. Press a second layer of the same shadow on the lids with a fingertip and they will be heard.',
    'The eye makeup has manners and an indoor voice. Smudge a dark pencil along the upper lash line to let it speak up.',
    'Good work in a small font. One more coat of mascara, from root to tip, sets it in bold.',
  ],
  bare: [
    'The lids are off duty, or very discreet. One coat of mascara from root to tip would bring them back.',
    'If there is shadow on the lids, it went undercover. Press one matte shade on with a fingertip to blow its cover.',
    'The lids kept it quiet today. Smudge a soft pencil along the upper lash line when you want them on the record.',
  ],
  colorOnly: [
    'There is color around the eyes, and the number rests on that alone; the finer work was too small to trace in this photo.',
    'The eye color made it into the photo, its edges did not. Come closer and the brushwork gets judged too.',
    'Rated on color alone: from here the lash line is a rumor. A closer shot gets the craft its credit.',
  ],
};
