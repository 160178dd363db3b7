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

/** Sets up the pools. Of the workers only the face's starts by itself, when the page rests: its models take long to load. */
export function createWorkers(): Workers {
  const faces = createFaceLocator({ saveData: savesData(), whenIdle });
  faces.startWhenIdle();
  return {
    photo: measureAhead(
      createPhotoPorts({ hardwareConcurrency: navigator.hardwareConcurrency, locate: faces.locate }),
    ),
    drawCard: createCardDrawer(),
    locatingProgress: faces.progress,
  };
}

/** `navigator.connection` is Chromium's alone, and unknown to TypeScript's library. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
