import { asciiOf } from './asciiOf.ts';
import { withPngChunk } from './withPngChunk.ts';

/** What precedes the profile in its chunk: any name, the 0 that ends it, and a 0 for the compression method, which is deflate. */
const nameAndMethod = [...asciiOf('photo'), 0, 0];

/** The PNG with an ICC profile, which tells the color space of its pixels (W3C PNG, third edition, 11.3.2.3). */
export async function withColorProfile(png: Blob, profile: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const deflated = new Blob([profile]).stream().pipeThrough(new CompressionStream('deflate'));
  const body = new Uint8Array(await new Response(deflated).arrayBuffer());
  return withPngChunk(png, 'iCCP', [...nameAndMethod, ...body]);
}
