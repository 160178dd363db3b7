/**
 * Asks again and again until the answer is truthy.
 * @param {() => unknown} ask
 * @param {string | (() => string)} what is waited for, in the words of the error
 */
export async function until(ask, what, limitMs = 90_000) {
  const deadline = Date.now() + limitMs;
  do {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < deadline);
  throw new Error(`Waited ${limitMs / 1000} s in vain: ${typeof what === 'function' ? what() : what}`);
}
