import { cardJobs } from './cardJobs.ts';
import { serveJobs } from './serveJobs.ts';

serveJobs(cardJobs);
