import { useSelector } from '@xstate/react';
import { useActors } from '../../actors/ActorsContext.tsx';
import styles from './ModelServiceCase.module.css';

/** Says which of the two cases of decision 27 holds, and lets the visitor take an answer back. */
export function ModelServiceCase() {
  const { config } = useActors();
  return (
    <div className={styles['case']}>
      <h3>Where your photo goes</h3>
      {config.modelService === undefined ? (
        <p>
          Nowhere. It is opened, measured and forgotten in this browser; not one byte of it leaves your
          device.
        </p>
      ) : (
        <ConsentAnswer />
      )}
    </div>
  );
}

const explanations = {
  agreed:
    'You agreed that a small copy, 512 pixels at most and without metadata, goes to our model service for a second opinion. The photo itself stays on this device.',
  declined: 'You said no, so not one byte of your photo leaves this device. The rating works all the same.',
  open: 'It is opened, measured and forgotten in this browser. A model service can add a second opinion from a small copy, 512 pixels at most and without metadata: we ask you before the first one is sent, and no is a fine answer.',
} as const;

function ConsentAnswer() {
  const { consent } = useActors();
  const state = useSelector(consent, ({ value }) => value);
  const answer = state === 'agreed' || state === 'declined' ? state : 'open';
  return (
    <div aria-live="polite">
      <p>{explanations[answer]}</p>
      {/* One button element for both answers, so that it keeps the focus when it was pressed. */}
      {answer !== 'open' && (
        <button
          type="button"
          className={styles['answer']}
          onClick={() => consent.send({ type: answer === 'agreed' ? 'revoke' : 'agree' })}
        >
          {answer === 'agreed' ? 'Withdraw My Consent' : 'Send a Small Copy After All'}
        </button>
      )}
    </div>
  );
}
