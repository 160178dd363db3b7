import { useModelsDownload } from '../../actors/useModelsDownload.ts';
import { FaceFinderWait } from '../../components/FaceFinderWait.tsx';

interface BattleWaitProps {
  /** The models are not available: only a rough battle remains. */
  readonly missing: boolean;
  readonly onRoughly: () => void;
}

/**
 * What a battle waits for before it begins. Not part of the dialog: the download can be followed only once a photo has fetched what loads
 * the models, and the dialog may have been opened before that.
 */
export function BattleWait({ missing, onRoughly }: BattleWaitProps) {
  return <FaceFinderWait fetched={useModelsDownload()} missing={missing} onRoughly={onRoughly} />;
}
