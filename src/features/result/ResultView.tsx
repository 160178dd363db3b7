import { useState, type ReactNode } from 'react';
import type { ShownResult } from '../../domain/analysis/ShownResult.ts';
import { breakdownKeys } from '../../domain/analysis/Breakdown.ts';
import { showsFilterWarning } from '../../domain/content/showsFilterWarning.ts';
import { Button } from '../../components/Button.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { RadarChart } from '../../components/RadarChart.tsx';
import { useStages } from '../../hooks/useStages.ts';
import { shortAreaTitles } from '../../components/areaTitles.ts';
import { CloseUps } from './CloseUps.tsx';
import { Cover } from './Cover.tsx';
import { PremiumSpread } from './PremiumSpread.tsx';
import type { RatedPhoto } from './RatedPhoto.ts';
import { Suggestions } from './Suggestions.tsx';
import { Verdict } from './Verdict.tsx';
import styles from './ResultView.module.css';

export interface ResultViewProps {
  readonly result: ShownResult;
  /** Null where the verdict was recalled without its photo. */
  readonly photo: RatedPhoto | null;
  /** The month on the cover, such as "November 2026". */
  readonly issue: string;
  /** Adds a mark, hides nothing (RES-04). */
  readonly isPaidUser?: boolean;
  /** The ways to share, given the tagline that shows. */
  readonly renderSharing: (tagline: string) => ReactNode;
  readonly onAgain: () => void;
}

/**
 * The numbers of the stages (`useStages`) in which the parts of the result appear. Stage 1 shows the cover and the verdict. The buttons
 * follow, then the radar, then the photo of the close-ups, then one row of them in each stage, then the suggestions. The premium extras
 * come last.
 */
const [withActions, withRadar, withPrint] = [2, 3, 4];
const withRows = withPrint + breakdownKeys.length;
const [withSuggestions, withPremium] = [withRows + 1, withRows + 2];

/** The whole result of a rating (RES): first the printed cover and the verdict, in further stages the rest. */
export function ResultView({
  result,
  photo,
  issue,
  isPaidUser = false,
  renderSharing,
  onAgain,
}: ResultViewProps) {
  const { premiumFeatures, taglines, breakdown } = result;
  const [mode, setMode] = useState(taglines.seeded);
  const stage = useStages(withPremium);
  const filtered = showsFilterWarning(result.feedback);
  const axes = breakdownKeys.map((key) => ({ label: shortAreaTitles[key], value: breakdown[key] }));

  return (
    <article className={joinClasses('wrap', styles['result'])} aria-label="Your result">
      <div className={styles['spread']}>
        <div className={styles['cover']}>
          <Cover
            photo={photo}
            title={premiumFeatures.makeupTitle}
            kicker={result.category === 'Needs Help' ? 'Exclusive' : "On this month's cover"}
            issue={issue}
            filtered={filtered}
          />
        </div>
        <div className={styles['verdict']}>
          <Verdict result={result} filtered={filtered} />
        </div>
        {stage >= withRadar && (
          <section className={styles['radar']} aria-labelledby="counts">
            <h2 id="counts">
              Seven <em>counts.</em>
            </h2>
            <RadarChart axes={axes} />
          </section>
        )}
        {stage >= withPrint && (
          <div className={styles['closeUps']}>
            <CloseUps result={result} photo={photo} rows={stage - withPrint} />
          </div>
        )}
        {stage >= withPremium && (
          <div className={styles['premium']}>
            <PremiumSpread
              features={premiumFeatures}
              taglines={taglines}
              mode={mode}
              onFlip={() => setMode(mode === 'roast' ? 'hype' : 'roast')}
              isPaidUser={isPaidUser}
            />
          </div>
        )}
        {stage >= withSuggestions ? (
          <div className={styles['suggestions']}>
            <Suggestions suggestions={result.suggestions} />
          </div>
        ) : (
          <div className={styles['toCome']} />
        )}
        {stage >= withActions && (
          <div className={styles['actions']}>
            {renderSharing(taglines[mode])}
            <Button onClick={onAgain}>Analyze Another Look</Button>
          </div>
        )}
      </div>
    </article>
  );
}
