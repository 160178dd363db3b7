import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import styles from './ResultStage.module.css';
import type { SharedResultProps } from './SharedResult.tsx';
import type { LoadedResultView } from './useResultView.ts';

interface ResultStageProps extends SharedResultProps {
  readonly view: LoadedResultView;
  /** Shown until the code of the result's view has loaded. */
  readonly meanwhile: ReactNode;
}

/** Shows the result, or a way to try again where the code of its view could not be loaded. */
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
