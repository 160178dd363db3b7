/** Tells this worker from the others. */
const identity = crypto.randomUUID();
const limits = { step: 'imageProcessing', limitMs: 60_000 } as const;

/** Says "spinning" on a port, where one is given, and never ends. */
function spin(port?: MessagePort): string {
  port?.postMessage('spinning');
  for (;;);
}

const hold = (port: MessagePort): Promise<string> =>
  new Promise((resolve) => {
    port.addEventListener('message', () => resolve(identity));
    port.start();
    port.postMessage('holding');
  });

/** What the test's own worker can be told to do. */
export const probeJobs = {
  /** The worker's own name, another for each worker. */
  identify: { run: () => identity, ...limits },
  /** Says "holding" on a port and answers once it hears anything there. */
  hold: { run: hold, ...limits },
  /** The same, in a worker that is not ended in the middle of it. */
  holdToTheEnd: { run: hold, ...limits, runsToEnd: true },
  spin: { run: spin, ...limits },
  /** The same under a limit that passes almost at once. */
  spinBriefly: { run: spin, ...limits, limitMs: 150 },
  /** Lets an error escape outside of the call, which is never answered. */
  breakDown: {
    run: () => {
      setTimeout(() => {
        throw new Error('planted breakdown');
      });
      return new Promise<string>(() => undefined);
    },
    ...limits,
  },
  throwError: {
    run: (): string => {
      throw new TypeError('a bug in the job');
    },
    ...limits,
  },
} as const;

export type ProbeJobs = typeof probeJobs;
