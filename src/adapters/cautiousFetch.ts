/**
 * The longest answer that is read, bytes. The labels of an image take some kilobytes, even with a hundred boxes; a feature vector of 4096
 * numbers takes 90 kB. The time that it takes to read nested lists grows with the square of the answer's length: a megabyte of them blocked
 * the page for seconds.
 */
const maxAnswerBytes = 128 * 1024;

/**
 * A `fetch` for a service that we do not trust. It reads the body itself, at most `maxAnswerBytes`, until the signal is
 * aborted. A redirect is an error, because it would carry the photo elsewhere. The service does not learn which page asks,
 * and the browser caches nothing. The name that a client gives itself as `User-Agent` is left out: other origins would
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
  // `new Response` throws when one of these statuses comes with a body.
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
