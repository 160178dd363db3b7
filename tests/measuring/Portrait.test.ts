import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { toJpeg, toPng } from '../drawn/encodeDrawn.ts';
import { fillRaster } from '../drawn/fillRaster.ts';
import { readPortraits } from './Portrait.ts';

it('reads JPEGs and PNGs whatever the case of their endings, in the order of their names, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glowcheck-portraits-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const gray = fillRaster(8, 6, () => [128, 128, 128]);
  writeFileSync(join(folder, 'a.PNG'), toPng(gray));
  writeFileSync(join(folder, 'b.JPG'), toJpeg(gray));
  writeFileSync(join(folder, 'c.jpeg'), toJpeg(gray));
  writeFileSync(join(folder, 'd.txt'), 'no picture');
  const portraits = readPortraits(folder);
  expect(portraits.map(({ name }) => name)).toEqual(['a.PNG', 'b.JPG', 'c.jpeg']);
  expect(portraits[0]!.pixels).toEqual(gray);
});
