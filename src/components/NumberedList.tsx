import { joinClasses } from './joinClasses.ts';
import styles from './NumberedList.module.css';

interface NumberedListProps {
  readonly items: readonly string[];
  /** Sets the sizes: `--column`, `--row`, `--between`, `--number` and `--number-opsz`. */
  readonly className: string | undefined;
}

/** A list with large red numbers, in two columns where there is room. */
export function NumberedList({ items, className }: NumberedListProps) {
  return (
    <ol className={joinClasses(styles['list'], className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
