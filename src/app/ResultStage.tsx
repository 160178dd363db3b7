import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import type { ResultViewProps } from '../features/result/ResultView.tsx';
import styles from './ResultStage.module.css';
import type { LoadedResultView } from './useResultView.ts';

interface ResultStageProps extends ResultViewProps {
  readonly view: LoadedResultView;
  /** Stays on stage should the verdict be faster than its view. */
  readonly meanwhile: ReactNode;
}

/** The verdict's place on the page. */
export function ResultStage({ view, meanwhile, ...props }: ResultStageProps) {
  if (view.kind === 'loaded') return <view.ResultView {...props} />;
  if (view.kind === 'loading') return meanwhile;
  return (
    <div className={`wrap ${styles['lost']}`}>
      <Notice tone="warning" role="alert" title="Your verdict is ready, but its page could not be fetched.">
        <p>Check your connection and try again. Nothing is lost.</p>
      </Notice>
      <Button variant="primary" onClick={view.retry}>
        Try Again
      </Button>
    </div>
  );
}
