import type { Remote } from 'comlink';
import type { OpenedPhoto } from '../../domain/photo/OpenedPhoto.ts';
import type { Outcome } from '../../domain/failures/Failure.ts';
import type { JobsClient, WorkerApi } from '../../../workers/Job.ts';
import type { WorkerPool } from './WorkerPool.ts';

type AnyCall = (...args: readonly unknown[]) => Promise<Outcome<unknown>>;

/**
 * The jobs of a worker's table, as functions that run them on a pool. The proxy forwards every name that it is asked for; which names exist
 * follows from the table's type. A job whose first argument has a fingerprint is about the photo with that fingerprint.
 */
export function jobsClient<Table>(pool: WorkerPool<WorkerApi<Table>>): JobsClient<Table> {
  return new Proxy({} as JobsClient<Table>, {
    get:
      (_, name) =>
      (signal: AbortSignal, ...args: readonly unknown[]) =>
        pool.run(
          signal,
          (api: Remote<WorkerApi<Table>>) => (api as Readonly<Record<PropertyKey, AnyCall>>)[name]!(...args),
          (args[0] as Partial<Pick<OpenedPhoto, 'fingerprint'>> | undefined)?.fingerprint,
        ),
  });
}
