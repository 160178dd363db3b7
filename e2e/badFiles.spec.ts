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
    id: 'FAC-04',
    what: 'a photo without a trace of skin',
    photo: () => flatPhoto(400, 400, [40, 90, 200], 40),
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
