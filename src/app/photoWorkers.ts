import { createCardDrawer, type DrawCard } from '../../workers/pool/createCardDrawer.ts';
import { createPhotoPorts, type PhotoWorkers } from '../../workers/pool/createPhotoPorts.ts';
import { createFaceLocator, type FaceLocator } from '../../workers/pool/faceLocator.ts';
import { measureAhead } from '../../workers/pool/measureAhead.ts';
import { whenIdle } from './whenIdle.ts';

/** Everything that runs in workers, seen from the page. */
export interface Workers {
  readonly photo: PhotoWorkers;
  readonly drawCard: DrawCard;
  readonly locatingProgress: FaceLocator['progress'];
}

/**
 * Sets up the pools. When the page rests, the face's worker starts, whose models take long to load, and one for the first
 * photo. With data to save neither does: the first photo starts them.
 */
export function createWorkers(): Workers {
  const saveData = savesData();
  const faces = createFaceLocator({ saveData, whenIdle });
  faces.startWhenIdle();
  const photo = createPhotoPorts({
    hardwareConcurrency: navigator.hardwareConcurrency,
    locate: faces.locate,
    whenIdle: saveData ? undefined : whenIdle,
  });
  return {
    photo: measureAhead(photo),
    drawCard: createCardDrawer(),
    locatingProgress: faces.progress,
  };
}

/** `navigator.connection` is Chromium's alone, and unknown to TypeScript's library. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
