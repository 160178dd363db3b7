import { imageSize } from 'image-size';

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
 * The size that a photo's header declares, before any pixel is decoded. Null where no header is understood, which the
 * decoder will then judge.
 *
 * @throws what the browser throws for a file that cannot be read.
 */
export async function declaredSize(file: Blob): Promise<DeclaredSize | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const size = sniff(head);
  if (size || head.length === file.size || !isJpeg(head)) return size;
  return sniff(new Uint8Array(await file.arrayBuffer()));
}

function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

function sniff(bytes: Uint8Array): DeclaredSize | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (width < 1 || height < 1) return null;
    // EXIF orientations from 5 to 8 mean that the photo is stored lying on its side, so that width and height change places.
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    // image-size throws for each header that is cut short or unknown to it.
    return null;
  }
}
