import { type Endpoint, expose, transfer } from 'comlink';
import type { Begun, Job } from './Job.ts';
import { toOutcome } from './toOutcome.ts';

/**
 * Offers a table of jobs to the page over Comlink. A job with a time limit announces that it has begun, so that the page can end a worker
 * that never answers. A job without one announces nothing, because the page would take the message for the beginning of another job, for
 * which it waits. Failures are answered as values, because an exception would lose its class and its fields on the way.
 */
export function serveJobs(table: Readonly<Record<string, Job>>): void {
  const scope = self as unknown as Endpoint;
  const serve =
    (job: Job) =>
    async (...args: never) => {
      const { step, limitMs, runsToEnd = false } = job;
      if (limitMs !== null) scope.postMessage({ begun: { step, limitMs, runsToEnd } } satisfies Begun);
      const outcome = await toOutcome(() => job.run(...args));
      // For a small photo two of its rasters may be the same object, which can be transferred only once.
      return outcome.ok && job.transfers
        ? transfer(outcome, [...new Set(job.transfers(outcome.value))])
        : outcome;
    };
  expose(Object.fromEntries(Object.entries(table).map(([name, job]) => [name, serve(job)])), scope);
}
