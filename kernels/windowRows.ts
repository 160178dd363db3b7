import { Layer } from './Layer';

/**
 * Copies the rows of the input that the window of a convolution sees on its way along one row of the output, with zeros where the window
 * reaches beyond the input.
 *
 * @param y the row of the output
 * @param to where they go: `window` rows of `spanWidth` pixels
 */
export function copyWindowRows(layer: Layer, y: i32, to: usize): void {
  const pixel = (<usize>layer.channels) << 2;
  const before = pixel * layer.left;
  const row = pixel * layer.width;
  const after = pixel * (layer.spanWidth - layer.left - layer.width);
  for (let down = 0, top = y * layer.stride - layer.top; down < layer.window; down++, top++) {
    const inside = top >= 0 && top < layer.height;
    memory.fill(to, 0, before);
    memory.copy(to + before, inside ? layer.input + row * top : layer.zeros, row);
    memory.fill(to + before + row, 0, after);
    to += before + row + after;
  }
}
