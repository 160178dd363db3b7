/**
 * Resolves in a task of its own, as soon as the browser has dealt with what waits: a press, a frame. Lets long work at start-up be done
 * in parts. Not by a timer, which a page in the background waits a second for.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
