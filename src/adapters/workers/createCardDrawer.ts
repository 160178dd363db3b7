import type { CardJobs } from '../../../workers/cardJobs.ts';
import type { WorkerApi } from '../../../workers/Job.ts';
import type { ShareableCard } from '../../domain/analysis/ShareableCard.ts';
import type { PixelBuffer } from '../../domain/photo/PixelBuffer.ts';
import { jobsClient } from './jobsClient.ts';
import { WorkerPool } from './WorkerPool.ts';

/** Draws a picture card, with the photo only if one is handed in. Rejects where it could not be drawn. */
export type DrawCard = (card: ShareableCard, photo: PixelBuffer | null) => Promise<Blob>;

/** The card is drawn in a worker of its own, which starts with the first card and ends when idle. */
export function createCardDrawer(): DrawCard {
  const jobs = jobsClient<CardJobs>(new WorkerPool<WorkerApi<CardJobs>>({ spawn: spawnCardWorker, size: 1 }));
  return async (card, photo) => {
    const drawn = await jobs.draw(new AbortController().signal, card, photo);
    if (!drawn.ok) throw new Error(`The card could not be drawn: ${drawn.failure.kind}`);
    return drawn.value;
  };
}

const spawnCardWorker = (): Worker =>
  new Worker(new URL('../../../workers/card.worker.ts', import.meta.url), { type: 'module' });
