/** What goes on for longer hangs: a browser that starts for the first time on a busy machine has taken more than 30 s. */
export const patienceMs = 90_000;

/**
 * Asks again and again until the answer is truthy.
 * @param {() => unknown} ask
 * @param {string | (() => string)} what is waited for, in the words of the error
 */
export async function until(ask, what) {
  const deadline = Date.now() + patienceMs;
  do {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < deadline);
  throw new Error(`Waited ${patienceMs / 1000} s in vain: ${typeof what === 'function' ? what() : what}`);
}
