import { joinClasses } from '../../components/joinClasses.ts';
import styles from './Footer.module.css';

/** Who the page is for (PG-03). */
export function Footer() {
  return (
    <footer className="wrap">
      <div className={styles['footer']}>
        <p className={joinClasses('display', styles['dedication'])}>
          Made for beauty enthusiasts, and the people waiting outside their bathrooms.
        </p>
        <p className="small">Rate My Makeup, by GlowCheck</p>
      </div>
    </footer>
  );
}
