import { scoreBand } from '../../domain/analysis/scoreBand.ts';
import type { AreaRound } from '../../domain/battle/AreaRound.ts';
import { lookNames } from '../../domain/battle/lookNames.ts';
import { bandColor, BandMark } from '../../components/BandMark.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { Loupe } from '../../components/Loupe.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { shownPhoto } from '../../components/ShownPhoto.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { RatedSlot } from './RatedSlot.ts';
import styles from './RoundSide.module.css';

interface RoundSideProps {
  readonly round: AreaRound;
  readonly look: RatedSlot;
  /** Which of the two looks it is. The second stands on the right side, whose bar grows the other way. */
  readonly id: 'photo1' | 'photo2';
}

/** One look in one round: a loupe with the measured region marked in it, the score and its bar. */
export function RoundSide({ round, look: { slot, result }, id }: RoundSideProps) {
  const second = id === 'photo2';
  const score = second ? round.second : round.first;
  // Where the area was not measured on both looks the score is a placeholder, and is shown without color.
  const compared = round.leader !== 'none';
  const photo = shownPhoto(slot.chosen);
  const evidence = result.measurement.evidence.find(({ key }) => key === round.key);
  const band = scoreBand(score);
  return (
    <div
      className={joinClasses(
        styles['side'],
        second && styles['mirrored'],
        round.leader === id && styles['ahead'],
      )}
    >
      {photo && <Loupe className={styles['loupe']} photo={photo} evidence={evidence} marked />}
      <p className={joinClasses('display', styles['score'], compared ? bandColor(band) : 'muted')}>
        <VisuallyHidden>{`${lookNames[id]}: `}</VisuallyHidden>
        {compared && <BandMark band={band} />}
        <span>{score}</span>
      </p>
      {compared && (
        <div className={styles['bar']}>
          <ProgressBar value={score} band={band} />
        </div>
      )}
    </div>
  );
}
