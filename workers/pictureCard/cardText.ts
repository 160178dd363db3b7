import type { Canvas2D } from '../imageCodec.ts';
import { cardFamilies } from './cardFonts.ts';

/** How a text is set. */
export interface TextStyle {
  readonly face: 'display' | 'displayItalic' | 'text';
  /** px on the card */
  readonly size: number;
  readonly color: string;
  /** 400-900 */
  readonly weight?: number;
  /** As a share of the size; negative closes up. */
  readonly spacing?: number;
  readonly align?: 'left' | 'right';
  /**
   * Optical size, px. Browsers choose it by the font size, and at display sizes that thins hairlines until "94" reads
   * "9 1": the text is set at this size and enlarged.
   */
  readonly optical?: number;
  /** Color of a soft shadow around the letters, for words over a photo that may be as bright as they are. */
  readonly halo?: string;
}

/** Radii of the shadows that make up a halo, px. A single one would be too faint around thin letters. */
const haloBlurs = [24, 12, 6] as const;

/** Draws one line on a baseline and returns its width, px. */
export function drawLine(
  context: Canvas2D,
  text: string,
  x: number,
  baseline: number,
  style: TextStyle,
): number {
  context.save();
  const zoom = applyStyle(context, style);
  context.translate(x, baseline);
  context.scale(zoom, zoom);
  if (style.halo !== undefined) {
    context.shadowColor = style.halo;
    for (const blur of haloBlurs) {
      context.shadowBlur = blur;
      context.fillText(text, 0, 0);
    }
  } else context.fillText(text, 0, 0);
  const width = context.measureText(text).width * zoom;
  context.restore();
  return width;
}

/** The width of one line, px. */
export function widthOf(context: Canvas2D, text: string, style: TextStyle): number {
  context.save();
  const zoom = applyStyle(context, style);
  const width = context.measureText(text).width * zoom;
  context.restore();
  return width;
}

/** Breaks a text into lines of at most `width` px, between words; a word that is too long stays whole. */
export function breakLines(
  context: Canvas2D,
  text: string,
  width: number,
  style: TextStyle,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(context, longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** Breaks a text into as few lines as `breakLines`, about as long as each other, so that no word is left alone on the last one. */
export function balanceLines(
  context: Canvas2D,
  text: string,
  width: number,
  style: TextStyle,
): readonly string[] {
  const fewest = breakLines(context, text, width, style).length;
  let tooNarrow = 0;
  let enough = Math.ceil(width);
  while (enough - tooNarrow > 1) {
    const middle = Math.floor((tooNarrow + enough) / 2);
    if (breakLines(context, text, middle, style).length > fewest) tooNarrow = middle;
    else enough = middle;
  }
  return breakLines(context, text, Math.min(width, enough), style);
}

/** The style with the first of the sizes at which a text fits into `lines` lines of `width` px, or with the smallest if none fits. */
export function fittingStyle(
  context: Canvas2D,
  text: string,
  { width, lines, sizes }: { width: number; lines: number; sizes: readonly [number, ...number[]] },
  style: Omit<TextStyle, 'size'>,
): TextStyle {
  const fits = (size: number): boolean => {
    const broken = breakLines(context, text, width, { ...style, size });
    return (
      broken.length <= lines && broken.every((line) => widthOf(context, line, { ...style, size }) <= width)
    );
  };
  return { ...style, size: sizes.find(fits) ?? Math.min(...sizes) };
}

/** Draws lines under each other, the first baseline 0.86 font sizes below `top`. Returns the y under the last line, px. */
export function drawLines(
  context: Canvas2D,
  lines: readonly string[],
  { x, top, leading }: { x: number; top: number; leading: number },
  style: TextStyle,
): number {
  const step = style.size * leading;
  lines.forEach((line, index) => drawLine(context, line, x, top + style.size * 0.86 + index * step, style));
  return top + Math.max(0, lines.length - 1) * step + style.size * 1.05;
}

/** Sets the style on the canvas, and returns the factor by which the text is to be enlarged. */
function applyStyle(context: Canvas2D, style: TextStyle): number {
  const drawn = style.optical ?? style.size;
  const slant = style.face === 'displayItalic' ? 'italic ' : '';
  const family = style.face === 'text' ? cardFamilies.text : cardFamilies.display;
  context.font = `${slant}${style.weight ?? (style.face === 'text' ? 400 : 800)} ${drawn}px ${family}`;
  context.fillStyle = style.color;
  context.textAlign = style.align ?? 'left';
  context.textBaseline = 'alphabetic';
  // Not in every browser yet; the card is readable without.
  if ('letterSpacing' in context) context.letterSpacing = `${(style.spacing ?? 0) * drawn}px`;
  return style.size / drawn;
}
