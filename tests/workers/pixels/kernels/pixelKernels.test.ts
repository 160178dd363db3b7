import { describe, expect, it } from 'vitest';
import { compileKernels } from '../../../../scripts/support/compileKernels.mjs';
import { kernelBytes } from '../../../../workers/pixels/kernels/kernelBytes.ts';

describe('the pixel kernels', () => {
  it('are what their source compiles to', async () => {
    expect(Buffer.from(await compileKernels('index')).toString('base64')).toBe(kernelBytes);
  });
});
