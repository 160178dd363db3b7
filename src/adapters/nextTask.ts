/**
 * Resolves in a new task, which lets the browser first handle what is waiting, such as a press or a frame. Long work is split up in this
 * way. A message channel is used and not a timer, because a page in the background waits a second for each timer. Firefox drops a message
 * that is sent while the page enters the back-forward cache. That is why it also resolves when the page is shown again.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = () => {
      removeEventListener('pageshow', end);
      port1.close();
      resolve();
    };
    addEventListener('pageshow', end);
    port1.onmessage = end;
    port2.postMessage(null);
  });
