import { disableTypes, imageSize } from 'image-size';
import { bytesToSize, isFrameHeader, jpegSegments } from './jpegSegments.ts';

/** Size of the upright photo. */
export interface DeclaredSize {
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
}

/**
 * Formats with a fixed header declare their size in its first bytes; a JPEG's size follows its metadata, which nearly
 * always ends within this many bytes.
 */
const headBytes = 64 * 1024;

/**
 * The size that a photo's header declares, before any pixel is decoded. Null if no header is understood: the decoder then decides
 * whether the file is an image.
 *
 * @throws what the browser throws for a file that cannot be read.
 */
export async function declaredSize(file: Blob): Promise<DeclaredSize | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  if (!isJpeg(head)) return sniff(head);
  const header = jpegHeader(head) ?? jpegHeader(new Uint8Array(await file.arrayBuffer()));
  return header && sniff(new Uint8Array(await new Blob(header).arrayBuffer()));
}

// No browser decodes an SVG in a worker, however large or small it says it is (decision 14).
disableTypes(['svg']);

function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

/** The start of the image and an empty comment, because image-size expects a segment before the frame header. */
const emptyHeader = Uint8Array.of(0xff, 0xd8, 0xff, 0xfe, 0x00, 0x02);

/**
 * The parts of a JPEG's header that tell its upright size: segments of metadata, which may contain the EXIF orientation, and the frame
 * header (ITU-T T.81, B.2.2). Null if no frame header follows the segments. image-size is given these parts only, because in the whole
 * file it fails at bytes between two segments, which decoders skip. If there is no frame header, it searches every byte for one, which
 * takes many seconds in a large file of zeros, such as a broken download. It knows three kinds of frame headers only, so that each is handed
 * over as one of a baseline JPEG.
 */
function jpegHeader(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | null {
  const parts = [emptyHeader];
  for (const segment of jpegSegments(bytes)) {
    const { marker, at, end } = segment;
    if (isFrameHeader(segment))
      return [...parts, Uint8Array.of(0xff, 0xc0), bytes.subarray(at + 2, at + bytesToSize)];
    if (marker === 0xe1) parts.push(bytes.subarray(at, end));
  }
  return null;
}

function sniff(bytes: Uint8Array): DeclaredSize | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // Where a header names no number, image-size answers NaN or undefined.
    if (!(width >= 1 && height >= 1)) return null;
    // EXIF orientations from 5 to 8 mean that the photo is stored lying on its side, so that width and height change places.
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    // image-size throws for each header that is cut short or unknown to it.
    return null;
  }
}
