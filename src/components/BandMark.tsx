import { joinClasses } from './joinClasses.ts';
import { bandShapes } from '../styles/bandShapes.ts';
import { bandNames } from './bandNames.ts';
import type { ScoreBand } from '../domain/analysis/scoreBand.ts';
import styles from './BandMark.module.css';

/** The color of a band's text, as a class. */
export function bandColor(band: ScoreBand): string {
  return joinClasses(styles[band]);
}

/** A band's shape: circle, diamond, triangle, square. With `named`, a chip that also says the name. */
export function BandMark({ band, named = false }: { readonly band: ScoreBand; readonly named?: boolean }) {
  const shape = (
    <svg className={styles['shape']} viewBox="0 0 14 14" aria-hidden="true">
      <path d={bandShapes[band]} />
    </svg>
  );
  if (!named) return shape;
  return (
    <span className={joinClasses(styles['chip'], styles[band])} data-band={band}>
      {shape}
      <span>{bandNames[band]}</span>
    </span>
  );
}
