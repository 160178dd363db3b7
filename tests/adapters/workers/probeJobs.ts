/** Tells this worker from the others. */
const identity = crypto.randomUUID();
const limits = { step: 'imageProcessing', limitMs: 60_000 } as const;

/** Says "spinning" on a BroadcastChannel and never ends. */
function spin(startedName: string): string {
  const channel = new BroadcastChannel(startedName);
  channel.postMessage('spinning');
  channel.close();
  for (;;);
}

/** What the test's own worker can be told to do. */
export const probeJobs = {
  /** The worker's own name, another for each worker. */
  identify: { run: () => identity, ...limits },
  /** Says "holding" on a BroadcastChannel and answers once it hears anything there. */
  hold: {
    run: (signalName: string) =>
      new Promise<string>((resolve) => {
        const channel = new BroadcastChannel(signalName);
        channel.addEventListener('message', () => {
          channel.close();
          resolve(identity);
        });
        channel.postMessage('holding');
      }),
    ...limits,
  },
  spin: { run: spin, ...limits },
  /** The same, with next to no time to do it. */
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
