import { useModelsDownload } from '../../actors/useModelsDownload.ts';
import { FaceFinderWait } from '../../components/FaceFinderWait.tsx';

interface BattleWaitProps {
  /** The models are not available: only a rough battle remains. */
  readonly missing: boolean;
  /** Looks for the faces once more; missing where that would find nothing else. */
  readonly onLookAgain: (() => void) | undefined;
  readonly onRoughly: () => void;
}

/**
 * What a battle waits for before it begins. Not part of the dialog: the download can be followed only once a photo has fetched what loads
 * the models, and the dialog may have been opened before that.
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
