import type { AreaRound } from '../../domain/battle/AreaRound.ts';
import { lookNames } from '../../domain/battle/lookNames.ts';
import { areaTitles } from '../../components/areaTitles.ts';
import { Crown } from '../../components/Crown.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { RatedSlot } from './RatedSlot.ts';
import { RoundSide } from './RoundSide.tsx';
import styles from './BattleRounds.module.css';

interface BattleRoundsProps {
  readonly rounds: readonly AreaRound[];
  /** Both looks, in the order of their numbers. */
  readonly looks: readonly [RatedSlot, RatedSlot];
}

const outcomes = {
  ...lookNames,
  even: 'Even',
  none: 'Not compared',
} as const satisfies Record<AreaRound['leader'], string>;

/** The seven areas side by side: where each was measured, both scores, which look is ahead, and why (BTL-08). */
export function BattleRounds({ rounds, looks }: BattleRoundsProps) {
  return (
    <section aria-labelledby="rounds">
      <h3 id="rounds" className={styles['title']}>
        Round by <em>round.</em>
      </h3>
      <ol className={styles['rounds']}>
        {rounds.map((round) => (
          <Round key={round.key} round={round} looks={looks} />
        ))}
      </ol>
    </section>
  );
}

function Round({ round, looks }: { readonly round: AreaRound; readonly looks: BattleRoundsProps['looks'] }) {
  const { key, leader, why } = round;
  const [first, second] = looks;
  return (
    <li className={styles['round']}>
      <div className={styles['head']}>
        <h4 className={styles['area']}>{areaTitles[key]}</h4>
        <p className={styles['outcome']}>
          {(leader === 'photo1' || leader === 'photo2') && (
            <>
              <Crown className={styles['crown']} />
              <VisuallyHidden>{'Ahead: '}</VisuallyHidden>
            </>
          )}
          <span>{outcomes[leader]}</span>
        </p>
      </div>
      <div className={styles['sides']}>
        <RoundSide round={round} look={first} id="photo1" />
        <RoundSide round={round} look={second} id="photo2" />
      </div>
      <p className={styles['why']}>{why}</p>
    </li>
  );
}
