/** Always added (TXT-04). Each says what to do, with what, and where. */
export const generalTips: readonly string[] = [
  'Check the blend in window light before you leave: hold a hand mirror at the jaw and the hairline, and press any edge you can see with a clean damp sponge.',
  'Wash brushes weekly with mild soap and dry them flat. A clean brush lays color on lid and cheek where you aimed it, with nothing left over from last Friday.',
  "Hold setting spray at arm's length and mist the face in an X, then a T, from forehead to chin. Fan it dry for twenty seconds before you touch anything.",
  'Work from thin to thick, cream first and powder last, on cheeks and lids alike. Press each layer with a sponge before the next one, and nothing drags.',
  'Moisturize, wait three minutes, then press a tissue over cheeks and forehead. If it lifts any shine, blot once more, and the base will stay where you put it.',
  'Run a cotton swab with micellar water along the edge of the lip and the tail of the liner as the last step. Ten seconds, and the edges read from across the room.',
  'Tap the brush on the rim of the compact before it reaches the cheek. Half the pigment stays behind, and the blend starts soft instead of ending there.',
  'Take two big steps back from the mirror before another layer. If the color on lid, cheek or lip reads from there, put the brush down and walk away.',
  'Hold the brush by the far end of its handle when you blend shadow on the lid or blush on the cheek. Less pressure makes a softer edge.',
  'Brush the brows upward with a spoolie and clear gel before any eye makeup. They frame the lid, and you see at once how much shadow it wants.',
  'Take one photo by a window and one under the bathroom light. Where an edge on the jaw or cheek shows in only one of them, press it with a sponge.',
  'Pick one loud place, lid or lip, and give it the strongest color; keep the other sheer, tapped on with a fingertip. The look gets a headline instead of a quarrel.',
];
