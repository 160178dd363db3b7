/** A segment of a JPEG's header: its marker, and where in the file it begins and ends. */
export interface JpegSegment {
  readonly marker: number;
  readonly at: number;
  readonly end: number;
}

/** Bytes from the marker of a frame header to the end of the size in it. No segment that is asked for is shorter. */
export const bytesToSize = 9;

/** Markers among those of frame headers that stand for tables of codes, an extension, and conditions of arithmetic coding. */
const otherMarkers: readonly number[] = [0xc4, 0xc8, 0xcc];

/** Whether a segment is a frame header, whatever the pixels are coded by (ITU-T T.81, table B.1). */
export const isFrameHeader = ({ marker }: JpegSegment): boolean =>
  marker >= 0xc0 && marker <= 0xcf && !otherMarkers.includes(marker);

/**
 * The segments of a JPEG's header, each of which says how long it is (ITU-T T.81, B.1.1.4). Before a marker there may be more bytes of
 * 0xff, and others that belong to no segment. What follows the last segment, the pixels, makes no sense as segments.
 */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  let at = bytes.indexOf(0xff, 2);
  while (at >= 0 && at + bytesToSize <= bytes.length) {
    const marker = bytes[at + 1]!;
    let end = at + 1;
    if (marker !== 0xff) {
      end = at + 2 + bytes[at + 2]! * 256 + bytes[at + 3]!;
      yield { marker, at, end };
    }
    at = bytes.indexOf(0xff, end);
  }
}
