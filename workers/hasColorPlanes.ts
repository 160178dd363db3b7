import { asciiOf } from './asciiOf.ts';
import { isFrameHeader, jpegSegments } from './jpegSegments.ts';

/** Of a frame header (ITU-T T.81, B.2.2): bits of a level, and for each of three components its number and its sampling factors. */
const precisionAt = 4;
const componentsAt = 9;
const samplingAt = [11, 14, 17] as const;
const bytesToSampling = 19;

/** What a segment with a color profile begins with (ICC.1:2022, B.4). */
const profileMark = asciiOf('ICC_PROFILE\0');

/**
 * Whether a JPEG stores its colors at half its size, as cameras do, and whether they are those of sRGB by what its header tells: it contains
 * no color profile, or one that names sRGB. The decoder has the last word about both.
 */
export function hasColorPlanes(bytes: Uint8Array): boolean {
  for (const segment of jpegSegments(bytes)) {
    const { marker, at, end } = segment;
    if (isFrameHeader(segment)) return isSubsampled(bytes.subarray(at, at + bytesToSampling));
    if (marker === 0xe2 && isForeignProfile(bytes.subarray(at + 4, end))) return false;
  }
  return false;
}

function isSubsampled(frame: Uint8Array): boolean {
  return (
    frame[precisionAt] === 8 &&
    frame[componentsAt] === 3 &&
    samplingAt.every((at, component) => frame[at] === (component === 0 ? 0x22 : 0x11))
  );
}

function isForeignProfile(segment: Uint8Array): boolean {
  if (profileMark.some((byte, at) => segment[at] !== byte)) return false;
  // Depending on the version of the profile, each letter of its name takes one byte, or two of which one is 0.
  const letters = String.fromCharCode(...segment.subarray(0, 4096).filter((byte) => byte !== 0));
  return !letters.includes('sRGB');
}
