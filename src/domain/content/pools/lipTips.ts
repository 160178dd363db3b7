/** Added when lip color is light (TXT-04). Each says what to do, with what, and where. */
export const lipTips: readonly string[] = [
  "Line just the cupid's bow and the center of the lower lip with a pencil, then fill in with balm on top. Ten seconds, and the lip color has a frame.",
  'Press a berry or brick lipstick into the center of the lips with a fingertip and tap outward. The stain stays soft at the edge and lasts through coffee.',
  'Fill the whole lip with pencil before any lipstick, corner to corner. When the top layer wears off, the color underneath is still holding the room.',
  'Dab a tinted gloss on the center of the lower lip only, over a satin color, and press the lips together once. The shine lands where the light does.',
  'Blot the lipstick with one tissue, dust translucent powder through it with a brush, and give the lips a second thin coat. The color builds and the cup stays clean.',
  'Trace the lower lip with a pencil one shade deeper than the lipstick, then smudge the line inward with a cotton swab, so that the edge looks shaded instead of drawn.',
  'Borrow the lip color from the deepest shade on the lid or cheek: swipe that lipstick on the lower lip only, then press it onto the upper one.',
  'Soften the lips with balm for five minutes, blot it off with a tissue, then paint the color on with a lip brush from the corners inward. It grips, and it skips nothing.',
];
