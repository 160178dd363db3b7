import { joinClasses } from '../../components/joinClasses.ts';
import styles from './AiReadyBanner.module.css';

const tiles = [
  {
    first: 'Technique',
    second: 'Analysis',
    note: 'Blend lines, edges, coverage: measured on your photo, not guessed.',
  },
  { first: 'Style', second: 'Insights', note: 'Which decade your look is visiting today.' },
  { first: 'Personalized', second: 'Tips', note: 'What to do, with what, exactly where.' },
] as const;

/** What the visitor will get, in three tiles (PG-04). */
export function AiReadyBanner() {
  return (
    <section aria-labelledby="ai-ready">
      <p id="ai-ready" className={styles['ready']}>
        AI ready. No appointment needed.
      </p>
      <ul className={styles['tiles']}>
        {tiles.map(({ first, second, note }) => (
          <li key={first}>
            <span className={joinClasses('display', styles['name'])}>
              <span>{first}</span> <em>{second}</em>
            </span>
            <span className={styles['note']}>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
