import type { BattleActor } from '../../actors/AppActors.ts';
import { useModelsDownload } from '../../actors/useModelsDownload.ts';
import { FaceFinderWait } from '../../components/FaceFinderWait.tsx';
import type { BattleSnapshot } from './battleStage.ts';

interface BattleWaitProps {
  readonly battle: BattleActor;
  readonly snapshot: BattleSnapshot;
}

/**
 * What a battle waits for before it begins. A component of its own, because it subscribes to the models' download when it is mounted. The
 * dialog may be opened too early for that: the code that loads the models is fetched with the first photo.
 */
export function BattleWait({ battle, snapshot }: BattleWaitProps) {
  return (
    <FaceFinderWait
      fetched={useModelsDownload()}
      missing={snapshot.hasTag('faceFinderMissing')}
      onLookAgain={snapshot.can({ type: 'lookAgain' }) ? () => battle.send({ type: 'lookAgain' }) : undefined}
      onRoughly={() => battle.send({ type: 'roughly' })}
    />
  );
}
