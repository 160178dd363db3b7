import { photoJobs } from './photoJobs.ts';
import { serveJobs } from './serveJobs.ts';

serveJobs(photoJobs);
