// Compiled to a module of its own by `npm run kernels`. The module works in the memory of the tfjs kernels and has no data of its own
// there. This is AssemblyScript: TypeScript's syntax with the types of WebAssembly. An address is a byte offset into the memory.
import { depthwiseRow } from './depthwise';
import { Layer } from './Layer';
import { depthwise, windowed } from '../workers/face/layerKinds';
import { multiply } from './pointwise';
import { copyWindowRows } from './windowRows';

/**
 * Runs a convolution with all that belongs to it: its spatial half, if it has one, then at each pixel the sums over all channels, what is
 * added to them, and the activation. A few rows go through all of it before the next ones do, so that what lies between the steps
 * stays in the processor's cache, where whole tensors do not.
 *
 * @param address of a `Layer`
 */
export function convolve(address: usize): void {
  const layer = changetype<Layer>(address);
  const outWidth = layer.outWidth;
  const row = (<usize>(outWidth * layer.channels)) << 2;
  for (let y = 0; y < layer.outHeight; y += layer.rowsAtOnce) {
    const end = min(layer.outHeight, y + layer.rowsAtOnce);
    let from = layer.between;
    if (layer.kind == windowed) copyWindowRows(layer, y, from);
    else if (layer.kind == depthwise)
      for (let each = y; each < end; each++) depthwiseRow(layer, each, from + row * (each - y));
    else from = layer.input + row * y;
    multiply(layer, from, y * outWidth, (end - y) * outWidth);
  }
}
