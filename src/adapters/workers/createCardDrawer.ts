import type { CardJobs } from '../../../workers/cardJobs.ts';
import type { WorkerApi } from '../../../workers/Job.ts';
import type { BattleCard } from '../../domain/battle/BattleCard.ts';
import type { ShareableCard } from '../../domain/analysis/ShareableCard.ts';
import type { Outcome } from '../../domain/failures/Failure.ts';
import { FailureError } from '../../domain/failures/FailureError.ts';
import type { PixelBuffer } from '../../domain/photo/PixelBuffer.ts';
import { jobsClient } from './jobsClient.ts';
import { WorkerPool } from './WorkerPool.ts';

/** Draws picture cards, with photos only if they are handed in. Rejects with a `FailureError` where a card could not be drawn. */
export interface CardDrawer {
  readonly drawCard: (card: ShareableCard, photo: PixelBuffer | null) => Promise<Blob>;
  readonly drawBattleCard: (
    card: BattleCard,
    photos: readonly [PixelBuffer, PixelBuffer] | null,
  ) => Promise<Blob>;
}

/** Cards are drawn in a worker of their own, which starts with the first card and ends when idle. */
export function createCardDrawer(): CardDrawer {
  const jobs = jobsClient<CardJobs>(new WorkerPool<WorkerApi<CardJobs>>({ spawn: spawnCardWorker, size: 1 }));
  const signal = () => new AbortController().signal;
  return {
    drawCard: async (card, photo) => drawn(await jobs.draw(signal(), card, photo)),
    drawBattleCard: async (card, photos) => drawn(await jobs.drawBattle(signal(), card, photos)),
  };
}

function drawn(outcome: Outcome<Blob>): Blob {
  if (!outcome.ok) throw new FailureError(outcome.failure);
  return outcome.value;
}

const spawnCardWorker = (): Worker =>
  new Worker(new URL('../../../workers/card.worker.ts', import.meta.url), { type: 'module' });
