import { cardFormat } from '../../src/domain/content/cardFormat.ts';
import { type Canvas2D, newCanvas } from '../imageCodec.ts';
import { loadCardFonts } from './cardFonts.ts';
import { cardPalette } from './cardPalette.ts';

/** An empty card in the color of paper, 1080x1350 px, with the page's own typefaces loaded. */
export async function blankCard(fonts: FontFaceSet): Promise<Canvas2D> {
  await loadCardFonts(fonts);
  const context = newCanvas(cardFormat.width, cardFormat.height);
  context.fillStyle = cardPalette.paper;
  context.fillRect(0, 0, cardFormat.width, cardFormat.height);
  return context;
}
