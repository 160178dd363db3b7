/** What a photo file may be (spec section 9, "Files"). Both threads import this one list. */
export const photoLimits = {
  /** 10 MB, in bytes. */
  maxFileBytes: 10 * 1024 * 1024,
  /** The routine's own floor, in bytes (ANA-04). */
  minFileBytes: 1024,
  /** 100 megapixels, in px: more is refused before a pixel is decoded (decision 14). */
  maxDeclaredPixels: 100_000_000,
  /** What the type of every file must begin with (UPL-03). */
  typePrefix: 'image/',
} as const;

/** What of a file its limits are judged by. A `File` is one. */
export interface PhotoFile {
  /** bytes */
  readonly size: number;
  /** MIME type, as the browser tells it. */
  readonly type: string;
  readonly name?: string;
}

/**
 * Whether a file is an image, by its type. Systems that do not know HEIC give such a file no type, so that its name decides. It ends in
 * `.heic` or `.heif` on phones, and in `.hif` on cameras.
 */
export function isImageType({ type, name = '' }: PhotoFile): boolean {
  return type.startsWith(photoLimits.typePrefix) || (type === '' && /\.he?i[cf]$/iu.test(name));
}
