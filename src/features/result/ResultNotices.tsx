import Sparkle from 'lucide-react/icons/sparkle';
import type { Feedback } from '../../domain/analysis/AnalysisResult.ts';
import { aiEnhancedPhrase } from '../../domain/content/aiEnhancedNote.ts';
import { showsAiEnhanced } from '../../domain/content/showsAiEnhanced.ts';
import { showsFilterWarning } from '../../domain/content/showsFilterWarning.ts';
import { Notice } from '../../components/Notice.tsx';
import styles from './ResultNotices.module.css';

/** The badges of a verdict, and the words behind them: filters, enrichment, where the numbers come from (FLT-05, AIX-05). */
export function ResultNotices({ feedback }: { readonly feedback: Feedback }) {
  const { general, filterWarning, aiEnhanced } = feedback;
  return (
    <div className={styles['notices']}>
      {showsFilterWarning(feedback) && (
        <Notice tone="warning" title="Filters: score adjusted">
          <p>{filterWarning}</p>
        </Notice>
      )}
      {showsAiEnhanced(feedback) && (
        <div className={styles['enhanced']}>
          <Sparkle aria-hidden="true" size={18} />
          <p>
            <strong>{aiEnhancedPhrase}</strong>
            <span>
              {aiEnhanced?.startsWith(aiEnhancedPhrase) && aiEnhanced.slice(aiEnhancedPhrase.length)}
            </span>
          </p>
        </div>
      )}
      {general && (
        <Notice tone="plain">
          <p>{general}</p>
        </Notice>
      )}
    </div>
  );
}
