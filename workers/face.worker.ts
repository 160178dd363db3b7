import { faceJobs } from './faceJobs.ts';
import { serveJobs } from './serveJobs.ts';

serveJobs(faceJobs);
