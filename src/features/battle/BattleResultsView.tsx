import type { ReactNode } from 'react';
import type { SlotNumber, Slots } from '../../../machines/battleSlots.ts';
import type { ComparisonResult } from '../../domain/battle/ComparisonResult.ts';
import type { ShownBattle, ShownLook } from '../../domain/battle/ShownBattle.ts';
import { lookNames } from '../../domain/battle/lookNames.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { LiveLine } from '../../components/LiveLine.tsx';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { useStages } from '../../hooks/useStages.ts';
import { basisLabels } from '../../domain/content/basisLabels.ts';
import { lookLabels } from '../../domain/rating/lookLabels.ts';
import { BattleRounds } from './BattleRounds.tsx';
import { Contender } from './Contender.tsx';
import styles from './BattleResultsView.module.css';

/** How many rounds a stage adds, so that they are painted in one task. Each round shows two close-ups. */
const roundsAStage = 2;

interface BattleResultsViewProps {
  /** Empty where the results were recalled after a reload, without their photos. */
  readonly slots: Slots;
  readonly results: ShownBattle;
  /** The ways to share. */
  readonly sharing: ReactNode;
  /** A photo came in meanwhile: the next battle takes it. */
  readonly photosWait: boolean;
  /** Another battle for one of the looks. */
  readonly onRematch: (keep: SlotNumber) => void;
  readonly onNewBattle: () => void;
  readonly onClose: () => void;
}

/** Both photos, both scores, a crown for one of them, and why: in a few sentences, then area by area (BTL-03, BTL-05, BTL-08). */
export function BattleResultsView({
  slots,
  results,
  sharing,
  photosWait,
  onRematch,
  onNewBattle,
  onClose,
}: BattleResultsViewProps) {
  const { winner, photo1Title, photo2Title, photo1Score, photo2Score, comparison, rounds } =
    results.comparison;
  const stage = useStages(1 + Math.max(1, Math.ceil(rounds.length / roundsAStage)));
  const photosAreThere = slots.every(({ chosen }) => chosen.photo);
  const rank = (photo: 'photo1' | 'photo2') => {
    if (winner === 'none') return 'unranked';
    if (winner === 'tie') return 'tied';
    return winner === photo ? 'winner' : 'runnerUp';
  };
  return (
    <Dialog
      key="results"
      ignoresTapOutside
      onClose={onClose}
      title={
        <>
          Battle <em>Results</em>
        </>
      }
    >
      <div data-machine="battle" data-state="results">
        <LiveRegion>{stage >= 2 && announcement(results)}</LiveRegion>
        <div className={styles['ring']} data-winner={winner}>
          <Contender
            slot={slots[0]}
            name={lookNames.photo1}
            title={photo1Title}
            score={photo1Score}
            rank={rank('photo1')}
            labels={lookLabels(results.first)}
          />
          <Contender
            slot={slots[1]}
            name={lookNames.photo2}
            title={photo2Title}
            score={photo2Score}
            rank={rank('photo2')}
            labels={lookLabels(results.second)}
          />
        </div>
        <LiveLine className={styles['waiting']}>
          {photosWait && 'Your other photo is next in line: a rematch or a new battle takes it.'}
        </LiveLine>
        <p className={styles['comparison']}>{comparison}</p>
        <p className={styles['rubric']}>{`Both by ${results.first.shareableCard.rubric}`}</p>
        {sharing && <div className={styles['actions']}>{sharing}</div>}
        {stage >= 2 && rounds.length > 0 && (
          <BattleRounds
            rounds={rounds.slice(0, (stage - 1) * roundsAStage)}
            looks={[
              { slot: slots[0], result: results.first },
              { slot: slots[1], result: results.second },
            ]}
          />
        )}
        <section className={styles['next']} aria-labelledby="rematch">
          <h3 id="rematch" className={styles['rematch']}>
            <em>Rematch?</em>
          </h3>
          <p>
            {photosAreThere
              ? 'Keep one look and bring a new challenger, or start over with two.'
              : 'Both photos are gone, as promised. Start over with two.'}
          </p>
          <div className={styles['actions']}>
            {photosAreThere && (
              <>
                <Button size="wide" onClick={() => onRematch(1)}>
                  {`Keep ${lookNames.photo1}`}
                </Button>
                <Button size="wide" onClick={() => onRematch(2)}>
                  {`Keep ${lookNames.photo2}`}
                </Button>
              </>
            )}
            <Button size="wide" onClick={onNewBattle}>
              New Battle
            </Button>
            <Button size="wide" onClick={onClose}>
              Close
            </Button>
          </div>
        </section>
      </div>
    </Dialog>
  );
}

/** The outcome in words, for screen readers. First of all they say which look's number does not rest on its face (decision 13). */
function announcement({ comparison, first, second }: ShownBattle): string {
  const told = (name: string, { measurement: { basis } }: ShownLook) =>
    basisLabels[basis] ? `${name}: ${basisLabels[basis]}. ` : '';
  return told(lookNames.photo1, first) + told(lookNames.photo2, second) + outcome(comparison);
}

function outcome({ winner, photo1Score, photo2Score, comparison }: ComparisonResult): string {
  switch (winner) {
    case 'none':
      return comparison;
    case 'tie':
      return `A tie: ${photo1Score} to ${photo2Score}.`;
    case 'photo1':
      return `The winner is ${lookNames.photo1}, ${photo1Score} to ${photo2Score}.`;
    case 'photo2':
      return `The winner is ${lookNames.photo2}, ${photo2Score} to ${photo1Score}.`;
  }
}
