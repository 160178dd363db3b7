import type { Plugin } from 'vite';

/** Where React's scheduler defines how it asks for its next turn: by a message to itself. */
const post = `schedulePerformWorkUntilDeadline = function () {
    port.postMessage(null);
  };`;

/**
 * React's scheduler, which also posts its message whenever the page is shown. One message more is harmless: the scheduler ignores it
 * unless it has work to do.
 *
 * @throws {Error} if `code` does not post its message as expected: another version of the scheduler has to be looked through
 */
export function repostWhenShown(code: string): string {
  if (!code.includes(post)) throw new Error("React's scheduler does not post its message as expected");
  return code.replace(post, `${post} addEventListener("pageshow", schedulePerformWorkUntilDeadline);`);
}

/**
 * Keeps React at work after the back-forward cache. Firefox drops a message that is posted while the page enters that cache. React's
 * scheduler, which waits for its message before it posts another, would wait for ever, and the page that comes back would render no
 * change that is not the direct answer to a press. The addition stands at the end of a line, so that every line stays where it was.
 */
export function repostOnShow(): Plugin {
  return {
    name: 'repost-on-show',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/scheduler\/cjs\/scheduler\.production\.js$/u },
      handler: (code) => ({ code: repostWhenShown(code), map: null }),
    },
  };
}
