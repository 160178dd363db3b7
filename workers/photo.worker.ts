import { expose, transfer, type Endpoint } from 'comlink';
import { CheckAhead } from './CheckAhead.ts';
import { photoJobs } from './photoJobs.ts';
import type { PhotoJobs } from './photoJobsApi.ts';
import { warmUp } from './warmUp.ts';

const checks = new CheckAhead((checkCopy) => photoJobs.check(checkCopy));

let photoCame = false;

const jobs: PhotoJobs = {
  ...photoJobs,
  warmUp: () => warmUp(() => photoCame),
  /** Hands the rasters over instead of copying them; a small photo's rasters may be one and the same. */
  async open(file, checked) {
    photoCame = true;
    const opened = await photoJobs.open(file);
    if (!opened.ok) return opened;
    const { raster, canvas, checkCopy } = opened.value;
    void checks.begin(checkCopy, (outcome) => checked?.postMessage(outcome));
    return transfer(opened, [...new Set([raster, canvas, checkCopy].map(({ data }) => data.buffer))]);
  },
  check: (checkCopy) => checks.take(checkCopy),
};

expose(jobs, self as unknown as Endpoint);
