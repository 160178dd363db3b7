import type { ShownResult } from '../../domain/analysis/ShownResult.ts';
import { basisLabels } from '../../domain/content/basisLabels.ts';
import { categoryHeadline } from '../../domain/content/categoryHeadline.ts';
import { categorySubtitle } from '../../domain/content/categorySubtitle.ts';
import { ArrivalHeading } from '../../components/ArrivalHeading.tsx';
import { BandMark } from '../../components/BandMark.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { scoreBand } from '../../domain/analysis/scoreBand.ts';
import { ScoreNumber } from '../../components/ScoreNumber.tsx';
import { ResultNotices } from './ResultNotices.tsx';
import { RubricNote } from './RubricNote.tsx';
import styles from './Verdict.module.css';

/**
 * The score, its category, what must be said with it (RES-01, RES-02), and by which rubric it was judged (SCO-10). A warning about filters
 * comes before the joke.
 */
export function Verdict({ result, filtered }: { readonly result: ShownResult; readonly filtered: boolean }) {
  const { overallScore, category, measurement } = result;
  const basis = basisLabels[measurement.basis];
  return (
    <section className={joinClasses(styles['verdict'], filtered && styles['filtered'])} aria-label="Verdict">
      <div className={styles['score']}>
        <ScoreNumber className={styles['number']} score={overallScore} crowned={category === 'Slay'} />
        <div className={styles['beside']}>
          {basis && <span className={styles['basis']}>{basis}</span>}
          <BandMark band={scoreBand(overallScore)} named />
          <span aria-hidden="true">out of 100</span>
        </div>
      </div>
      <ArrivalHeading className={joinClasses(styles['headline'], category === 'Mid' && styles['tailed'])}>
        {categoryHeadline(category)}
      </ArrivalHeading>
      {filtered && <ResultNotices feedback={result.feedback} />}
      <p className={styles['subtitle']}>
        {categorySubtitle(category, measurement.features.imageFingerprint)}
      </p>
      {!filtered && <ResultNotices feedback={result.feedback} />}
      <RubricNote rubric={result.shareableCard.rubric} />
    </section>
  );
}
