/** An answer of labels has some kilobytes, a feature vector some tens of them. Bytes. */
export const maxAnswerBytes = 1024 * 1024;

/**
 * A `fetch` for talking to strangers: the body is read to the end here, never more than `maxAnswerBytes` of it, while the
 * signal still holds; a redirect, which would carry the photo elsewhere, is an error; the service is not told which page
 * asks; nothing is kept in a cache. The name that a client gives itself as `User-Agent` is left out: other origins would
 * have to allow that header first.
 */
export function cautiousFetch(signal: AbortSignal): typeof fetch {
  return async (resource, init) => {
    const headers = new Headers(init?.headers);
    headers.delete('User-Agent');
    const response = await fetch(resource, {
      ...init,
      headers,
      signal,
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    const body = await readCapped(response);
    return new Response(body, { status: response.status, headers: response.headers });
  };
}

async function readCapped(response: Response): Promise<Blob | null> {
  // `new Response` refuses a body for these.
  if (!response.body || response.status === 204 || response.status === 205 || response.status === 304)
    return null;
  const reader = response.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.byteLength;
    if (bytes > maxAnswerBytes) {
      await reader.cancel();
      throw new Error(`the answer is larger than ${maxAnswerBytes} bytes`);
    }
    chunks.push(next.value);
  }
  return new Blob(chunks);
}
