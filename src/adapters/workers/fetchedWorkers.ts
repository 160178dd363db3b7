import type { Outcome } from '../../domain/failures/Failure.ts';
import type { JobsClient } from '../../../workers/Job.ts';
import type { createWorkers, Workers } from './createWorkers.ts';

type AnyJob = (signal: AbortSignal, ...args: readonly unknown[]) => Promise<Outcome<unknown>>;

/**
 * The jobs of a table, which is fetched by the first of them. They reject if it cannot be fetched. The table has a function under every
 * name, so also under `then`. Therefore no promise may resolve to the table itself: it would be taken for another promise.
 */
const fetchedJobs = <Table>(
  load: () => Promise<Workers>,
  tableOf: (workers: Workers) => JobsClient<Table>,
): JobsClient<Table> =>
  new Proxy({} as JobsClient<Table>, {
    get:
      (_, name): AnyJob =>
      async (signal, ...args) =>
        (tableOf(await load()) as Readonly<Record<PropertyKey, AnyJob>>)[name]!(signal, ...args),
  });

/**
 * Everything that runs in workers, for a page that fetches its side of them when the first photo is about to be chosen. The
 * workers are created once.
 *
 * @param fetchCreate fetches `createWorkers`; called for each job, because it may have failed for the one before
 */
export function fetchedWorkers(fetchCreate: () => Promise<typeof createWorkers>): Workers {
  let fetched: Workers | null = null;
  const load = async () => {
    const create = await fetchCreate();
    return (fetched ??= create());
  };
  return {
    prepare: () =>
      void load().then(
        (workers) => workers.prepare(),
        // The next photo tries again, and reports a failure.
        () => undefined,
      ),
    photo: fetchedJobs(load, ({ photo }) => photo),
    letGo: (photo) => fetched?.letGo(photo),
    heic: fetchedJobs(load, ({ heic }) => heic),
    faces: {
      locate: async (signal, photo) => (await load()).faces.locate(signal, photo),
      // Shown beside a photo, and thus not before the first job has fetched the workers.
      progress: {
        current: () => fetched?.faces.progress.current() ?? null,
        subscribe: (listener) => fetched?.faces.progress.subscribe(listener) ?? (() => undefined),
      },
    },
    cards: {
      drawCard: async (...card) => (await load()).cards.drawCard(...card),
      drawBattleCard: async (...card) => (await load()).cards.drawBattleCard(...card),
    },
  };
}
