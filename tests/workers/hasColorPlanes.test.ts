import { expect, test } from 'vitest';
import { hasColorPlanes } from '../../workers/hasColorPlanes.ts';
import { asciiOf } from '../../workers/asciiOf.ts';
import { displayP3Profile } from '../drawn/colorProfiles.ts';
import { exifSegment, segment } from '../drawn/hostileFilesJpeg.ts';

/** The header of a JPEG (ITU-T T.81, B.2): these segments, and the frame of a photo of 64 x 48 px with a sampling factor for each component. */
const header = (sampling: readonly number[], segments: readonly number[] = [], bits = 8): Uint8Array => {
  const components = sampling.flatMap((factors, i) => [i + 1, factors, i]);
  const frame = segment(0xc0, [bits, 0, 48, 0, 64, sampling.length, ...components]);
  return Uint8Array.from([0xff, 0xd8, ...segments, ...frame, ...segment(0xda, [1, 1, 0, 0, 63, 0])]);
};
const profile = (bytes: readonly number[]) => segment(0xe2, [...asciiOf('ICC_PROFILE\0'), 1, 1, ...bytes]);
const spaced = (text: string) => [...asciiOf(text)].flatMap((letter) => [0, letter]);

const cameras = [0x22, 0x11, 0x11];

test.each([
  ['as cameras write them', header(cameras)],
  ['behind EXIF', header(cameras, exifSegment(6))],
  ['with a profile that names sRGB', header(cameras, profile(asciiOf('desc....sRGB IEC61966-2.1')))],
  ['with one that names it in two bytes a letter', header(cameras, profile(spaced('sRGB')))],
  [
    'with another segment of the same marker',
    header(cameras, segment(0xe2, asciiOf('MPF\0 and what phones add'))),
  ],
])('[PIP-05] colors at half the size are found %s', (_, bytes) => {
  expect(hasColorPlanes(bytes)).toBe(true);
});

test.each([
  ['a color for each pixel', header([0x11, 0x11, 0x11])],
  ['halved across only', header([0x21, 0x11, 0x11])],
  ['of a black and white photo', header([0x11])],
  ['of inks', header([0x22, 0x11, 0x11, 0x22])],
  ['of twelve bits', header(cameras, [], 12)],
  ['of Display P3', header(cameras, profile([...displayP3Profile()]))],
  ['in a file that ends in the header of its frame', header(cameras).slice(0, 18)],
  ['in no JPEG', Uint8Array.from(asciiOf('no picture at all, and nothing like one'))],
  ['in an empty file', new Uint8Array(0)],
])('[PIP-05] colors that have to be decoded to a bitmap are told: %s', (_, bytes) => {
  expect(hasColorPlanes(bytes)).toBe(false);
});
