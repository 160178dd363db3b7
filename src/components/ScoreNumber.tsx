import { bandColor } from './BandMark.tsx';
import { Crown } from './Crown.tsx';
import { joinClasses } from './joinClasses.ts';
import { scoreBand } from '../domain/analysis/scoreBand.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './ScoreNumber.module.css';

interface ScoreNumberProps {
  /** 0-100 */
  readonly score: number;
  /** Slay and winners only. */
  readonly crowned?: boolean;
  readonly className?: string | undefined;
}

/**
 * A score in the color of its band. The digits are text from the first frame; they rise into place, and the crown
 * drops last. Read out as one number, not digit by digit.
 */
export function ScoreNumber({ score, crowned = false, className }: ScoreNumberProps) {
  const digits = Array.from(String(score));
  return (
    <p
      className={joinClasses(
        'display',
        styles['number'],
        digits.length > 2 && styles['wide'],
        bandColor(scoreBand(score)),
        className,
      )}
    >
      {crowned && <Crown className={styles['crown']} />}
      <span aria-hidden="true">
        {digits.map((digit, place) => (
          // The place identifies a digit, because the digits of a score are never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place} className={styles['digit']} style={{ animationDelay: `${place * 40}ms` }}>
            {digit}
          </span>
        ))}
      </span>
      <VisuallyHidden>{`${score} out of 100`}</VisuallyHidden>
    </p>
  );
}
