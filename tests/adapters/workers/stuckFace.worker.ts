import { serveJobs } from '../../../workers/serveJobs.ts';

/** A face worker whose models are ready at once, and whose search spins. */
serveJobs({
  load: { run: () => 'ready', step: 'locating', limitMs: 60_000 },
  locate: {
    run: () => {
      for (;;);
    },
    step: 'locating',
    limitMs: 100,
  },
});
