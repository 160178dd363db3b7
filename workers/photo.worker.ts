import { photoJobs } from './photoJobs.ts';
import { serveJobs } from './serveJobs.ts';

serveJobs(photoJobs);

// The first date that is formatted makes the browser load its locale data, which takes it 30 ms. Here nothing waits for it, and the
// page finds it loaded when it dates a verdict.
void new Date(0).toLocaleDateString();
