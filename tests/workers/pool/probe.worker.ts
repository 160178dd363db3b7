import { expose, type Endpoint } from 'comlink';
import type { Outcome } from '../../../src/domain/failures/Failure.ts';
import type { ProbeJobs } from './probeJobs.ts';

/** Tells this worker from the others. */
const identity = crypto.randomUUID();
const ok = <T>(value: T): Outcome<T> => ({ ok: true, value });

const jobs: ProbeJobs = {
  identify: () => ok(identity),
  hold: (signalName) =>
    new Promise((resolve) => {
      const channel = new BroadcastChannel(signalName);
      channel.addEventListener('message', () => {
        channel.close();
        resolve(ok(identity));
      });
      channel.postMessage('holding');
    }),
  spin: (startedName) => {
    const channel = new BroadcastChannel(startedName);
    channel.postMessage('spinning');
    channel.close();
    for (;;);
  },
  throwError: () => {
    throw new TypeError('a bug in the job');
  },
  breakDown: () => {
    setTimeout(() => {
      throw new Error('planted breakdown');
    });
    return new Promise(() => undefined);
  },
};

expose(jobs, self as unknown as Endpoint);
