import { NumberedList } from '../../components/NumberedList.tsx';
import styles from './Suggestions.module.css';

/** What to do next time (RES-05). */
export function Suggestions({ suggestions }: { readonly suggestions: readonly string[] }) {
  if (suggestions.length === 0) return null;
  return (
    <section className={styles['suggestions']} aria-labelledby="suggestions">
      <h2 id="suggestions">
        Next <em>time.</em>
      </h2>
      <NumberedList items={suggestions} className={styles['list']} />
    </section>
  );
}
