import type { ShareableCard } from '../../src/domain/content/ShareableCard.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import type { CardJobs } from '../cardJobsApi.ts';
import { WorkerPool } from './WorkerPool.ts';

/** ms; a card takes about a quarter of a second, fonts included. */
const limitMs = 10_000;

/** Draws a picture card, with the photo only if one is handed in. Rejects where it could not be drawn. */
export type DrawCard = (card: ShareableCard, photo: PixelBuffer | null) => Promise<Blob>;

/** The card is drawn in a worker of its own, which starts with the first card and ends when idle. */
export function createCardDrawer(): DrawCard {
  const pool = new WorkerPool<CardJobs>({ spawn: spawnCardWorker, size: 1 });
  return async (card, photo) => {
    const drawn = await pool.run(new AbortController().signal, {
      step: 'pipeline',
      limitMs,
      call: (jobs) => jobs.draw(card, photo),
    });
    if (!drawn.ok) throw new Error(`The card could not be drawn: ${drawn.failure.kind}`);
    return drawn.value;
  };
}

const spawnCardWorker = (): Worker =>
  new Worker(new URL('../card.worker.ts', import.meta.url), { type: 'module' });
