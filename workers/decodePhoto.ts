/**
 * Decodes the first frame of a photo, upright: all engines honor EXIF by default, and older ones throw on naming that
 * option. The whole photo, though a browser may have a decoder that leaves out detail: no two of them leave out the same,
 * and the same photo has to read the same in every browser. Whoever has the bitmap closes it.
 *
 * @throws what the browser throws for a file that it cannot read or decode.
 */
export async function decodePhoto(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (thrown) {
    // Some engines report a file they could not read as one they could not decode: reading it once more tells them apart.
    await file.arrayBuffer();
    throw thrown;
  }
}
