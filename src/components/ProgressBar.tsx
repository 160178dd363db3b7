import { bandColor } from './BandMark.tsx';
import { joinClasses } from './joinClasses.ts';
import type { ScoreBand } from '../domain/analysis/scoreBand.ts';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** 0 to `max`; null while the end is not known. */
  readonly value: number | null;
  readonly max?: number;
  /** What is measured, for screen readers. Without it the bar is hidden from them: its number stands beside it as text. */
  readonly label?: string;
  /** `meter` for a score, `progressbar` for work under way or used up. */
  readonly kind?: 'meter' | 'progressbar';
  /** A band's color; the accent otherwise. */
  readonly band?: ScoreBand;
}

/** A bar drawn as a lipstick swipe along a hairline. */
export function ProgressBar({ value, max = 100, label, kind = 'progressbar', band }: ProgressBarProps) {
  const share = value === null ? 1 : Math.min(1, Math.max(0, value / max));
  const meaning =
    label === undefined
      ? { 'aria-hidden': true }
      : {
          role: kind,
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': max,
          ...(value !== null && { 'aria-valuenow': value }),
        };
  return (
    <div
      {...meaning}
      className={joinClasses(
        styles['bar'],
        band ? bandColor(band) : styles['accent'],
        value === null && styles['busy'],
      )}
    >
      <span style={{ width: `${share * 100}%` }} />
    </div>
  );
}
