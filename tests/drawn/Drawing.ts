import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { nextNoise } from '../../workers/nextNoise.ts';
import type { CoverageMask } from './coverageMask.ts';
import { encodedChannel, type LinearColor } from './linearColor.ts';

/** Steps of the table that encodes linear light to sRGB bytes. */
const encodingSteps = 4096;

const encoded = Float32Array.from({ length: encodingSteps + 1 }, (_, i) => encodedChannel(i / encodingSteps));

/** A canvas of linear light without a canvas: the same pixels in Node and in every browser. */
export class Drawing {
  readonly light: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.light = new Float32Array(width * height * 3);
  }

  /** Sets every pixel from a function of its position, px. */
  fill(color: (x: number, y: number) => LinearColor): void {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) this.light.set(color(x, y), (y * this.width + x) * 3);
  }

  /** Covers the whole drawing with one color, lighter or darker by place, px. */
  shade(color: LinearColor, light: (x: number, y: number) => number): void {
    for (let y = 0, at = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++, at += 3) {
        const here = light(x, y);
        this.light[at] = color[0] * here;
        this.light[at + 1] = color[1] * here;
        this.light[at + 2] = color[2] * here;
      }
  }

  /** Lays an opaque color over the masked pixels; `amount` 0-1 thins it. */
  paint(mask: CoverageMask, color: LinearColor, amount = 1): void {
    this.blend(mask, amount, (channel) => color[channel]!, false);
  }

  /** Multiplies the masked pixels, as a transparent pigment or a shadow does. */
  stain(mask: CoverageMask, by: LinearColor, amount = 1): void {
    this.blend(mask, amount, (channel) => by[channel]!, true);
  }

  private blend(
    mask: CoverageMask,
    amount: number,
    value: (channel: number) => number,
    multiply: boolean,
  ): void {
    const [red, green, blue] = [value(0), value(1), value(2)];
    const top = Math.max(0, mask.top);
    const bottom = Math.min(this.height, mask.top + mask.height);
    const left = Math.max(0, mask.left);
    const right = Math.min(this.width, mask.left + mask.width);
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const alpha = amount * mask.coverage[(y - mask.top) * mask.width + x - mask.left]!;
        if (alpha === 0) continue;
        const at = (y * this.width + x) * 3;
        const [r, g, b] = [this.light[at]!, this.light[at + 1]!, this.light[at + 2]!];
        this.light[at] = r + alpha * ((multiply ? r * red : red) - r);
        this.light[at + 1] = g + alpha * ((multiply ? g * green : green) - g);
        this.light[at + 2] = b + alpha * ((multiply ? b * blue : blue) - b);
      }
    }
  }

  /**
   * The drawing as sRGB bytes. Dithered by half a step to both sides, as a camera's noise does: rounded as they are, smooth
   * dark gradients would fall into bands of color.
   */
  pixels(): PixelBuffer {
    const data = new Uint8ClampedArray(this.width * this.height * 4);
    let noise = 1;
    for (let i = 0, j = 0; i < data.length; i += 4, j += 3) {
      for (let channel = 0; channel < 3; channel++) {
        noise = nextNoise(noise);
        const value = Math.min(1, Math.max(0, this.light[j + channel]!));
        data[i + channel] = encoded[Math.round(encodingSteps * value)]! + (noise >>> 8) / 2 ** 24 - 0.5;
      }
      data[i + 3] = 255;
    }
    return { data, width: this.width, height: this.height };
  }
}
