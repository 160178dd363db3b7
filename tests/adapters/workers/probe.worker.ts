import { serveJobs } from '../../../workers/serveJobs.ts';
import { probeJobs } from './probeJobs.ts';

serveJobs(probeJobs);
