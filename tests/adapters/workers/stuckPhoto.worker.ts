import { photoJobs } from '../../../workers/photoJobs.ts';
import { serveJobs } from '../../../workers/serveJobs.ts';

/** A photo worker of which one job spins, once it has said so: the one that the worker's name names. */
const stuck = self.name;

serveJobs(
  Object.fromEntries(
    Object.entries(photoJobs).map(([name, job]) => [
      name,
      name === stuck
        ? {
            ...job,
            run: () => {
              self.postMessage({ stuckIn: name });
              for (;;);
            },
          }
        : job,
    ]),
  ) as Parameters<typeof serveJobs>[0],
);
