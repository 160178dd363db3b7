import type { AnalysisResult } from '../../domain/analysis/AnalysisResult.ts';
import type { PremiumFeatures } from '../../domain/analysis/PremiumFeatures.ts';
import { Button } from '../../components/Button.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { VipBadge } from '../../components/VipBadge.tsx';
import styles from './PremiumSpread.module.css';

export type TaglineMode = AnalysisResult['taglines']['seeded'];

interface PremiumSpreadProps {
  readonly features: PremiumFeatures;
  readonly taglines: AnalysisResult['taglines'];
  /** The version of the tagline that shows. */
  readonly mode: TaglineMode;
  readonly onFlip: () => void;
  /** Marks the spread of a paying visitor; hides nothing from the others (RES-04). */
  readonly isPaidUser: boolean;
}

/** Title, tagline, era, theme and tip, set like a magazine's inside spread (RES-04). */
export function PremiumSpread({ features, taglines, mode, onFlip, isPaidUser }: PremiumSpreadProps) {
  return (
    <section
      className={joinClasses(styles['spread'], isPaidUser && styles['vip'])}
      aria-labelledby="makeup-title"
    >
      <p className={styles['kicker']}>
        Your makeup title
        {isPaidUser && <VipBadge />}
      </p>
      <h2 id="makeup-title" className={styles['title']}>
        {features.makeupTitle}
      </h2>
      <p className={joinClasses('display', styles['tagline'])} aria-live="polite">
        {taglines[mode]}
      </p>
      <Button variant="link" className={styles['flip']} onClick={onFlip}>
        {mode === 'roast' ? 'Hype me instead' : 'Roast me instead'}
      </Button>
      <dl className={styles['pair']}>
        <div>
          <dt>Style era</dt>
          <dd className="display">{features.styleEra}</dd>
        </div>
        <div>
          <dt>Seasonal theme</dt>
          <dd className="display">{features.seasonalTheme}</dd>
        </div>
      </dl>
      <h3 className={styles['tipTitle']}>Your personal tip</h3>
      <p className={styles['tip']}>{features.personalizedTip}</p>
    </section>
  );
}
