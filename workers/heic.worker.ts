import { heicJobs } from './heicJobs.ts';
import { serveJobs } from './serveJobs.ts';

serveJobs(heicJobs);
