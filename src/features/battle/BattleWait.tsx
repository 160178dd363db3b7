import { useModelsDownload } from '../../actors/useModelsDownload.ts';
import { FaceFinderWait } from '../../components/FaceFinderWait.tsx';

interface BattleWaitProps {
  /** The models are not available: only a rough battle remains. */
  readonly missing: boolean;
  /** Looks for the faces once more; undefined where that could not find one either. */
  readonly onLookAgain: (() => void) | undefined;
  readonly onRoughly: () => void;
}

/**
 * What a battle waits for before it begins. A component of its own, because it subscribes to the models' download when it is mounted. The
 * dialog may be opened too early for that: the code that loads the models is fetched with the first photo.
 */
export function BattleWait({ missing, onLookAgain, onRoughly }: BattleWaitProps) {
  return (
    <FaceFinderWait
      fetched={useModelsDownload()}
      missing={missing}
      onLookAgain={onLookAgain}
      onRoughly={onRoughly}
    />
  );
}
