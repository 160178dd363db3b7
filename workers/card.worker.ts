import { expose, type Endpoint } from 'comlink';
import type { CardJobs } from './cardJobsApi.ts';
import { drawPictureCard } from './pictureCard/drawPictureCard.ts';
import { settle } from './settle.ts';

const jobs: CardJobs = {
  draw: (card, photo) => settle(() => drawPictureCard(self.fonts, card, photo)),
};

expose(jobs, self as unknown as Endpoint);
