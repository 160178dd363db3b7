import type { LipFeedbackPool } from '../FeedbackPool.ts';

export const lipFeedback: LipFeedbackPool = {
  strong: [
    'The lip line stayed in its lane and picked up a trophy on the way.',
    'Lip work this clean usually comes with a ruler. Blot once, and it survives lunch.',
    'The color knows exactly where the lip ends. Other lipsticks should take notes.',
  ],
  good: [
    'A neat lip, a whisker off sharp. Trace concealer around the outside with a thin flat brush.',
    'The lip color is well parked, if close to the curb. Run a cotton swab with powder along the edge.',
    'Good color, good nerve. Rest a little finger on the chin for the next line, and it will come out straighter still.',
  ],
  fair: [
    "The lip line took the scenic route. Mark the cupid's bow with a small X in pencil, then draw from each corner to meet it.",
    'The color is in place and the border is open. Close it with a pencil in the same shade, in short strokes.',
    'The lipstick is improvising. Fill it in with a lip brush from the corners inward, in two thin coats.',
  ],
  low: [
    'The lip line stepped out and kept walking. Clean the edge with a cotton swab and micellar water, then redraw it in pencil.',
    'The lipstick stayed in the area, more or less. Line first, fill second, blot with a tissue third.',
    'Outside the lines is art class, inside them is a lip. A sharp pencil and a propped elbow will do it.',
  ],
  sheer: [
    'A tidy line around a quiet color. Blot with a tissue, then paint on a second thin coat with a lip brush.',
    'The lip is neat and the volume is low. Fill it corner to corner with a pencil in the same shade to turn it up.',
    'Careful edges, shy pigment. Press one more layer into the center of the lips with a fingertip.',
  ],
  bare: [
    "The lip color is keeping it low-key. A pencil at the cupid's bow and balm on top would put it on the map.",
    'If there is lip color here, it travels light. Press a berry stain into the center of the lips with a fingertip.',
    'The lipstick is on mute, or on the dresser. One coat, blotted with a tissue, is all it takes to be rated on.',
  ],
  colorOnly: [
    'Lip color is there and counted; its edge could not be traced in this photo, so precision is taken on trust.',
    'The number rests on lip color alone. A closer, straight-on shot lets us follow the line itself.',
    'The lip color carries from here, its outline does not. Step closer and the edge gets its own verdict.',
  ],
  unevenFill: [
    'The line is ahead of the fill. Paint a second thin coat from the corners inward with a lip brush.',
    'A better edge than filling. Blot with a tissue, then press the color in again with a fingertip where it thinned out.',
    'The outline got more attention than what it holds. Even the color out with a pencil in the same shade, corner to corner.',
  ],
};
