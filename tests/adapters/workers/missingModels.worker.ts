import { serveJobs } from '../../../workers/serveJobs.ts';

/** A face worker whose models are missing. Once it is sent a message, it reports that bytes have arrived, and says when it has done so. */
const listeners: ((arrived: number) => unknown)[] = [];
self.addEventListener('message', ({ data }) => {
  if (data !== 'report') return;
  void Promise.all(listeners.map((report) => report(7))).then(() => self.postMessage('reported'));
});

serveJobs({
  load: {
    run: (onProgress: (arrived: number) => unknown) => {
      listeners.push(onProgress);
      return 'failed';
    },
    step: 'locating',
    limitMs: 60_000,
  },
});
