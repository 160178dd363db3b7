import type { Slot } from '../../../machines/battleSlots.ts';
import { Crown } from '../../components/Crown.tsx';
import { ScoreNumber } from '../../components/ScoreNumber.tsx';
import { WinkingFace } from '../../components/WinkingFace.tsx';
import { LookPhoto } from './LookPhoto.tsx';
import { PhotoLabel } from './PhotoLabel.tsx';
import styles from './Contender.module.css';

interface ContenderProps {
  /** Empty where the results were recalled after a reload, without their photos. */
  readonly slot: Slot;
  /** "Look #1" or "Look #2" */
  readonly name: string;
  readonly title: string;
  readonly score: number;
  /** `unranked` where a look could not be measured: no winner is named then (decision 13). */
  readonly rank: 'winner' | 'runnerUp' | 'tied' | 'unranked';
  /** What has to be known beside the number. */
  readonly labels: readonly string[];
}

/** One side of the result. The winner is larger, crowned, and called the winner in words, so that nothing depends on size or color alone. */
export function Contender({ slot, name, title, score, rank, labels }: ContenderProps) {
  return (
    <article className={styles[rank]} aria-label={name}>
      <div className={styles['photo']}>
        {slot.chosen.photo ? (
          <LookPhoto slot={slot} label={name} aspect={4 / 5} />
        ) : (
          <div className={styles['gone']}>
            <WinkingFace className={styles['face']} />
          </div>
        )}
        {rank === 'winner' && <Crown className={styles['crown']} />}
        {(rank === 'winner' || rank === 'tied') && (
          <PhotoLabel>{rank === 'winner' ? 'Winner' : 'Tie'}</PhotoLabel>
        )}
      </div>
      <ScoreNumber score={score} className={styles['score']} />
      <h3 className={styles['title']}>{title}</h3>
      <p className="small" aria-hidden="true">
        {name}
      </p>
      {labels.length > 0 && (
        <ul className={styles['labels']} aria-label={`About the score of ${name}`}>
          {labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
