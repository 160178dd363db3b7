import styles from './SampleFeedback.module.css';

/** A blurred sample of feedback; it is hidden from screen readers as well. */
export function SampleFeedback() {
  return (
    <div className={styles['sample']}>
      <p aria-hidden="true">
        Your lower lash line is carrying the whole look. Drag a kohl pencil from the outer corner inward and
        stop at the pupil, then smudge
      </p>
      <span className="display">Sample feedback</span>
    </div>
  );
}
