/** What takes longer than this is taken for hung. The first start of a browser on a busy machine has taken more than 30 s. */
export const timeoutMs = 90_000;

/**
 * Asks again and again until the answer is truthy.
 * @param {() => unknown} ask
 * @param {string | (() => string)} what is waited for, in the words of the error
 */
export async function until(ask, what) {
  const deadline = Date.now() + timeoutMs;
  do {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < deadline);
  throw new Error(`Waited ${timeoutMs / 1000} s in vain: ${typeof what === 'function' ? what() : what}`);
}
