import { useActors } from '../../actors/ActorsContext.tsx';
import { ListingLink, explanationId } from './ListingLink.tsx';
import styles from './ReviewInvitation.module.css';

const reasons = [
  'It helps other beauty lovers find an honest mirror',
  'It tells us which tips worked and which smudged',
  'It keeps the roasts sharp and the tips kind',
] as const;

/** Two ways to the business listing, and three reasons to go (REV-01). */
export function ReviewInvitation() {
  const { reviewWriteUrl, reviewListingUrl } = useActors().config;
  const unlisted = !reviewWriteUrl || !reviewListingUrl;
  return (
    <section className={`wrap ${styles['review']}`} aria-labelledby="review-title">
      <div>
        <h2 id="review-title" className={styles['title']}>
          Now rate <em>us.</em>
        </h2>
        <p className={styles['lead']}>We can take it. We've read our own roasts.</p>
        <div className={styles['actions']}>
          <ListingLink variant="primary" address={reviewWriteUrl}>
            Write a Google Review
          </ListingLink>
          <ListingLink variant="outline" address={reviewListingUrl}>
            View Our Google Business
          </ListingLink>
        </div>
        {unlisted && (
          <p id={explanationId} className={styles['note']}>
            Our Google listing is not open yet. Hold that thought, and that compliment.
          </p>
        )}
      </div>
      <div className={styles['why']}>
        <h3>Why Your Review Matters</h3>
        <ul className="ticks">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
