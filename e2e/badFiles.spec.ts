import { drawLandscape } from '../tests/drawn/drawLandscape.ts';
import { toPng } from '../tests/drawn/encodeDrawn.ts';
import { fillRaster, type Rgb } from '../tests/drawn/fillRaster.ts';
import { buildGif } from '../tests/drawn/hostileFilesGif.ts';
import { analyzeButton, choosePhoto, type PhotoFile } from '../scripts/support/productPage.mjs';
import { storedCredits, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { expect, expectState, expectVerdict, test } from './support/glowcheck.ts';
import { drawnFace, drawnJpeg, flatPhoto } from './support/photos.ts';

const file = (name: string, mimeType: string, buffer: Buffer): PhotoFile => ({ name, mimeType, buffer });

/** Three flat colors in a black grid. */
function drawing(): PhotoFile {
  const colors: readonly Rgb[] = [
    [255, 220, 60],
    [240, 80, 60],
    [60, 160, 240],
  ];
  const pixels = fillRaster(400, 400, (x, y) =>
    x % 100 < 4 || y % 100 < 4 ? [0, 0, 0] : colors[(Math.floor(x / 100) + Math.floor(y / 100)) % 3]!,
  );
  return file('drawing.png', 'image/png', toPng(pixels));
}

/** What a download that broke off leaves behind. Firefox by itself decodes it in part. */
const firstHalf = (photo: PhotoFile): PhotoFile => ({
  ...photo,
  buffer: photo.buffer.subarray(0, photo.buffer.length / 2),
});

const cases: readonly {
  what: string;
  photo: () => PhotoFile;
  message: string;
}[] = [
  {
    what: 'a text file',
    photo: () => file('notes.txt', 'text/plain', Buffer.from('hello')),
    message: 'Please upload a valid image file (JPG, PNG)',
  },
  {
    what: 'a file over 10 MB',
    photo: () => file('big.jpg', 'image/jpeg', Buffer.alloc(10 * 1024 * 1024 + 1)),
    message: 'File size too large. Please upload an image under 10MB',
  },
  {
    what: 'an empty file',
    photo: () => file('empty.png', 'image/png', Buffer.alloc(0)),
    message: 'Empty file detected. Please select a valid image.',
  },
  {
    what: 'a renamed text file',
    photo: () => file('renamed.jpg', 'image/jpeg', Buffer.from('this is no photo at all '.repeat(100))),
    message: 'Invalid or corrupted image file',
  },
  {
    what: 'a photo of 40 by 40 pixels',
    photo: () => flatPhoto(40, 40, [200, 150, 120]),
    message: 'Image resolution too low. Please use a higher quality image.',
  },
  {
    what: 'the first half of a JPEG',
    photo: () => firstHalf(drawnJpeg('glam')),
    message: 'Invalid or corrupted image file',
  },
  {
    what: 'a picture of flat colors and hard outlines',
    photo: drawing,
    message: 'This appears to be a cartoon or drawing. Please upload a real photo.',
  },
  {
    what: 'the first half of a PNG',
    photo: () => firstHalf(drawnFace('glam')),
    message: 'Invalid or corrupted image file',
  },
  {
    what: 'a photo taken in the dark',
    photo: () => flatPhoto(400, 400, [4, 4, 4], 2),
    message: 'Image quality too poor. Please use better lighting.',
  },
  {
    what: 'the first half of a GIF',
    photo: () => firstHalf(file('half.gif', 'image/gif', Buffer.from(buildGif(400, 400, [1])))),
    message: 'Invalid or corrupted image file',
  },
  {
    what: 'a photo without a trace of skin',
    photo: () => file('hills.png', 'image/png', toPng(drawLandscape())),
    message: 'No human features detected. Please upload a photo of yourself.',
  },
];

test('[UPL-03] [UPL-09] [FAC-02] [FAC-03] [FAC-04] [FAC-05] [ERR-01] a file that cannot be rated gets its message, and the next photo works @engines', async ({
  page,
}) => {
  await withStorage(page, { credits: creditsRecord(1, 1) });
  await page.goto('/');
  const analyze = analyzeButton(page);
  for (const { what, photo, message } of cases)
    await test.step(what, async () => {
      await choosePhoto(page, photo());
      await expect(page.getByText('Analysis Error')).toBeVisible();
      await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
      await expectState(page, 'upload', 'idle');
    });
  await choosePhoto(page, drawnFace('glam'));
  await expect(page.getByText('One face, found')).toBeVisible();
  await expect(page.getByText('Analysis Error')).toBeHidden();
  await analyze.click();
  await expectVerdict(page);
  // The refused files cost nothing.
  expect(await storedCredits(page)).toMatchObject(creditsRecord(0, 1, 2));
});
