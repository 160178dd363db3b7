import { drawLandscape } from '../tests/drawn/drawLandscape.ts';
import { toPng } from '../tests/drawn/encodeDrawn.ts';
import { fillRaster, type Rgb } from '../tests/drawn/fillRaster.ts';
import {
  choosePhoto,
  expect,
  expectState,
  ratePhoto,
  storedCredits,
  test,
  type PhotoFile,
} from './support/glowcheck.ts';
import { drawnFace, flatPhoto } from './support/photos.ts';

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

const cases: readonly {
  id: string;
  what: string;
  photo: () => PhotoFile;
  message: string;
}[] = [
  {
    id: 'UPL-03',
    what: 'a text file',
    photo: () => file('notes.txt', 'text/plain', Buffer.from('hello')),
    message: 'Please upload a valid image file (JPG, PNG)',
  },
  {
    id: 'UPL-03',
    what: 'a file over 10 MB',
    photo: () => file('big.jpg', 'image/jpeg', Buffer.alloc(10 * 1024 * 1024 + 1)),
    message: 'File size too large. Please upload an image under 10MB',
  },
  {
    id: 'UPL-03',
    what: 'an empty file',
    photo: () => file('empty.png', 'image/png', Buffer.alloc(0)),
    message: 'Empty file detected. Please select a valid image.',
  },
  {
    id: 'UPL-09',
    what: 'a renamed text file',
    photo: () => file('renamed.jpg', 'image/jpeg', Buffer.from('this is no photo at all '.repeat(100))),
    message: 'Invalid or corrupted image file',
  },
  {
    id: 'FAC-02',
    what: 'a photo of 40 by 40 pixels',
    photo: () => flatPhoto(40, 40, [200, 150, 120]),
    message: 'Image resolution too low. Please use a higher quality image.',
  },
  {
    id: 'FAC-03',
    what: 'a picture of flat colors and hard outlines',
    photo: drawing,
    message: 'This appears to be a cartoon or drawing. Please upload a real photo.',
  },
  {
    id: 'FAC-05',
    what: 'a photo taken in the dark',
    photo: () => flatPhoto(400, 400, [4, 4, 4], 2),
    message: 'Image quality too poor. Please use better lighting.',
  },
  {
    id: 'FAC-04',
    what: 'a photo without a trace of skin',
    photo: () => file('hills.png', 'image/png', toPng(drawLandscape())),
    message: 'No human features detected. Please upload a photo of yourself.',
  },
];

test.describe('files that cannot be rated', () => {
  for (const { id, what, photo, message } of cases)
    test(`[${id}] [ERR-01] ${what} gets its words, and the next photo works @engines`, async ({ page }) => {
      await page.goto('/');
      await choosePhoto(page, photo());
      await expect(page.getByText('Analysis Error')).toBeVisible();
      await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
      await expectState(page, 'upload', 'idle');
      await ratePhoto(page, drawnFace('glam'));
      await expect(page.getByText('Analysis Error')).toBeHidden();
      expect(await storedCredits(page)).toMatchObject({ totalAnalyses: 1 });
    });
});
