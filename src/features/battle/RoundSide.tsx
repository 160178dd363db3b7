import type { BreakdownKey } from '../../domain/analysis/Breakdown.ts';
import { scoreBand } from '../../domain/analysis/scoreBand.ts';
import { bandColor, BandMark } from '../../components/BandMark.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { Loupe } from '../../components/Loupe.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { shownPhoto } from '../../components/ShownPhoto.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { RatedSlot } from './RatedSlot.ts';
import styles from './RoundSide.module.css';

interface RoundSideProps {
  readonly look: RatedSlot;
  /** "Look #1" or "Look #2" */
  readonly name: string;
  readonly area: BreakdownKey;
  /** 0-100 */
  readonly score: number;
  /** Whether the area was measured on both looks. If not, the score is a placeholder and is shown without color. */
  readonly compared: boolean;
  readonly ahead: boolean;
  /** The right side, whose bar grows the other way. */
  readonly mirrored?: boolean;
}

/** One look in one round: a loupe with the measured region marked in it, the score and its bar. */
export function RoundSide({ look, name, area, score, compared, ahead, mirrored = false }: RoundSideProps) {
  const { slot, result } = look;
  const photo = shownPhoto(slot.chosen);
  const evidence = result.measurement.evidence.find(({ key }) => key === area);
  const band = scoreBand(score);
  return (
    <div className={joinClasses(styles['side'], mirrored && styles['mirrored'], ahead && styles['ahead'])}>
      {photo && <Loupe className={styles['loupe']} photo={photo} evidence={evidence} marked />}
      <p className={joinClasses('display', styles['score'], compared ? bandColor(band) : 'muted')}>
        <VisuallyHidden>{name}: </VisuallyHidden>
        {compared && <BandMark band={band} />}
        {score}
      </p>
      {compared && (
        <div className={styles['bar']}>
          <ProgressBar value={score} band={band} />
        </div>
      )}
    </div>
  );
}
