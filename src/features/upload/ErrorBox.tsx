import type { Failure } from '../../domain/failures/Failure.ts';
import { describeFailure } from '../../domain/failures/describeFailure.ts';
import { failureHints } from '../../domain/failures/failureHints.ts';
import { ArrivalHeading } from '../../components/ArrivalHeading.tsx';
import { Button } from '../../components/Button.tsx';
import styles from './ErrorBox.module.css';

interface ErrorBoxProps {
  readonly failure: Failure;
  readonly onRefresh?: () => void;
}

const refreshPage = () => window.location.reload();

/** What went wrong, what may help, and a fresh start (ERR-01, ERR-02). */
export function ErrorBox({ failure, onRefresh = refreshPage }: ErrorBoxProps) {
  const message = describeFailure(failure);
  const hints = failureHints(failure, message);
  return (
    <section className={styles['box']} role="alert">
      <ArrivalHeading className={styles['title']}>Analysis Error</ArrivalHeading>
      <p className={styles['message']}>{message}</p>
      {hints.length > 0 && (
        <ul className={styles['hints']}>
          {hints.map(({ topic, text, tips }) => (
            <li key={topic}>
              <div>
                {text}
                {tips.length > 0 && (
                  <ul className={styles['tips']}>
                    {tips.map((tip) => (
                      <li key={tip}>{tip}</li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button variant="primary" className={styles['refresh']} onClick={onRefresh}>
        Refresh Page
      </Button>
    </section>
  );
}
