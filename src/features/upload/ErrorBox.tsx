import type { Failure } from '../../domain/failures/Failure.ts';
import { describeFailure } from '../../domain/failures/describeFailure.ts';
import { failureHints } from '../../domain/failures/failureHints.ts';
import { refreshHelps } from '../../domain/failures/refreshHelps.ts';
import { ArrivalHeading } from '../../components/ArrivalHeading.tsx';
import { Button } from '../../components/Button.tsx';
import { useAlertKey } from '../../hooks/useAlertKey.ts';
import styles from './ErrorBox.module.css';

interface ErrorBoxProps {
  readonly failure: Failure;
  /** Opens the picker for another photo. */
  readonly onBrowse: () => void;
  /** Tries once more with the photo that is still there. */
  readonly onAgain?: (() => void) | undefined;
}

/**
 * What went wrong, what may help, and the way on that helps (ERR-01, ERR-02): another photo, another try, or a fresh page. A second
 * failure of the same kind is a new alert, so that it is spoken and takes the focus again.
 */
export function ErrorBox({ failure, onBrowse, onAgain }: ErrorBoxProps) {
  const key = useAlertKey(failure);
  const message = describeFailure(failure);
  const hints = failureHints(failure, message);
  const again = failure.kind === 'programNotLoaded' ? onAgain : undefined;
  const refreshFirst = !again && refreshHelps(failure, message);
  return (
    <section key={key} className={styles['box']} role="alert">
      <ArrivalHeading className={styles['title']}>Analysis Error</ArrivalHeading>
      <p className={styles['message']}>{message}</p>
      {hints.length > 0 && (
        <ul className={styles['hints']}>
          {hints.map(({ topic, text, tips }) => (
            <li key={topic}>
              <div>
                <span>{text}</span>
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
      <div className={styles['ways']}>
        {!refreshFirst && (
          <Button variant="primary" onClick={again ?? onBrowse}>
            {again ? 'Try Again' : 'Choose Another Photo'}
          </Button>
        )}
        <Button variant={refreshFirst ? 'primary' : 'link'} onClick={() => location.reload()}>
          Refresh Page
        </Button>
      </div>
    </section>
  );
}
