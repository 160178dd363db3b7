/** Added when eye makeup is light (TXT-04). Each says what to do, with what, and where. */
export const eyeTips: readonly string[] = [
  'Run a soft brown pencil along the upper lash line in short dashes, then smudge it with a small flat brush. The dashes join up and the lashes look fuller at the root.',
  'Press one matte shadow over the lid with a fingertip, then sweep what is left through the crease with a fluffy brush. One shade, two depths, ninety seconds.',
  'Wiggle the mascara wand at the roots of the upper lashes, pull it through to the tips, and add a second coat to the outer third while the first is still wet.',
  'Push a dark shadow into the upper lash line with an angled brush, from the middle outward. It reads as definition instead of liner and forgives a wobble.',
  'Tap a satin shadow on the center of the lid with a clean fingertip once the matte shade is in place. It catches the light whenever the eyes move.',
  'Curl the lashes before mascara: hold the curler at the roots for ten seconds, then once more halfway up, and set the bend with one thin coat from root to tip.',
  'Draw a thin line from the outer corner toward the tail of the brow with a felt-tip liner, then fill the little triangle under it. Keep it as short as a grain of rice.',
  'Blend a mid-tone shadow just above the crease with a dry fluffy brush while looking straight ahead, so that the color still shows when the eyes are open.',
];
