import { joinClasses } from './joinClasses.ts';
import { bandNames } from './bandNames.ts';
import type { ScoreBand } from '../domain/analysis/scoreBand.ts';
import styles from './BandMark.module.css';

const shapes: Readonly<Record<ScoreBand, string>> = {
  green: 'M7 1a6 6 0 1 1 0 12A6 6 0 0 1 7 1z',
  blue: 'M7 0l7 7-7 7-7-7z',
  yellow: 'M7 1l7 12H0z',
  red: 'M1 1h12v12H1z',
};

/** The color of a band's text, as a class. */
export function bandColor(band: ScoreBand): string {
  return joinClasses(styles[band]);
}

/** A band's shape: circle, diamond, triangle, square. With `named`, a chip that also says the name. */
export function BandMark({ band, named = false }: { readonly band: ScoreBand; readonly named?: boolean }) {
  const shape = (
    <svg className={styles['shape']} viewBox="0 0 14 14" aria-hidden="true">
      <path d={shapes[band]} />
    </svg>
  );
  if (!named) return shape;
  return (
    <span className={joinClasses(styles['chip'], styles[band])} data-band={band}>
      {shape}
      {bandNames[band]}
    </span>
  );
}
