/**
 * The bytes that a text encodes in base64. In a new worker, whose code is interpreted at first, this loop takes a sixth of the time
 * of `Uint8Array.from` with a callback.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}
