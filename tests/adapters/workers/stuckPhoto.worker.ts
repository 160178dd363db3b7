import { photoJobs } from '../../../workers/photoJobs.ts';
import { serveJobs } from '../../../workers/serveJobs.ts';

/** A photo worker of which one job spins: the one that its name says. */
const stuck = self.name;

serveJobs(
  Object.fromEntries(
    Object.entries(photoJobs).map(([name, job]) => [
      name,
      name === stuck
        ? {
            ...job,
            run: () => {
              for (;;);
            },
          }
        : job,
    ]),
  ) as Parameters<typeof serveJobs>[0],
);
