import displayItalic from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-standard-italic.woff2?url';
import display from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-standard-normal.woff2?url';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** Font families as canvases name them, each followed by fallbacks that the device may have. */
export const cardFamilies = {
  display: '"Card Display", "Bodoni MT", Didot, Georgia, serif',
  text: '"Card Text", system-ui, sans-serif',
} as const;

let loading: Promise<void> | undefined;

/**
 * Loads the page's own typefaces into the worker, which shares no fonts with the page; the files come from the browser's cache. If one
 * does not load, its fallback is used, because a card in another typeface is better than none.
 */
export function loadCardFonts(fonts: FontFaceSet): Promise<void> {
  loading ??= Promise.all([
    load(fonts, 'Card Display', display, { weight: '400 900' }),
    load(fonts, 'Card Display', displayItalic, { weight: '400 900', style: 'italic' }),
    load(fonts, 'Card Text', text, { weight: '400 700' }),
  ]).then(() => undefined);
  return loading;
}

async function load(
  fonts: FontFaceSet,
  family: string,
  url: string,
  descriptors: FontFaceDescriptors,
): Promise<void> {
  try {
    fonts.add(await new FontFace(family, `url("${url}")`, descriptors).load());
  } catch (error) {
    console.warn(`The card is drawn without the face of ${url}.`, error);
  }
}
