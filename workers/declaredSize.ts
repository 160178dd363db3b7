import { imageSize } from 'image-size';

export interface DeclaredSize {
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
  /** As image-size names it: 'jpg', 'png'. */
  readonly format: string | undefined;
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
    const { width, height, type: format } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height, format } : null;
  } catch {
    // image-size throws for each header that is cut short or unknown to it.
    return null;
  }
}
