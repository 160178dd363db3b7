/**
 * Resolves in a new task, which lets the browser first handle what is waiting, such as a press or a frame. Long work is split up in this
 * way. A message channel is used and not a timer, because a page in the background waits a second for each timer.
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
