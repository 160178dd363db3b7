/**
 * Runs in the page before its first script: times every call into a worker, from its message to the answer, on the page's
 * own clock (ms). Comlink's messages carry an id, and the path of what is called.
 */
export function installWorkerClock() {
  const calls = [];
  globalThis.workerClock = { calls };
  globalThis.Worker = class extends Worker {
    postMessage(message, ...rest) {
      if (message?.type === 'APPLY') {
        const { id, path } = message;
        const started = performance.now();
        const answered = ({ data }) => {
          if (data?.id !== id) return;
          this.removeEventListener('message', answered);
          calls.push({ call: path.join('.'), started, duration: performance.now() - started });
        };
        this.addEventListener('message', answered);
      }
      super.postMessage(message, ...rest);
    }
  };
}
