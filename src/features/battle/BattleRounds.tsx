import type { AreaRound } from '../../domain/battle/AreaRound.ts';
import { lookNames } from '../../domain/battle/lookNames.ts';
import { areaTitles } from '../../components/areaTitles.ts';
import { Crown } from '../../components/Crown.tsx';
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
  const side = { area: key, compared: leader !== 'none' } as const;
  return (
    <li className={styles['round']}>
      <div className={styles['head']}>
        <h4 className={styles['area']}>{areaTitles[key]}</h4>
        <p className={styles['outcome']}>
          {(leader === 'photo1' || leader === 'photo2') && <Crown className={styles['crown']} />}
          {outcomes[leader]}
        </p>
      </div>
      <div className={styles['sides']}>
        <RoundSide
          {...side}
          look={first}
          name={lookNames.photo1}
          score={round.first}
          ahead={leader === 'photo1'}
        />
        <RoundSide
          {...side}
          look={second}
          name={lookNames.photo2}
          score={round.second}
          ahead={leader === 'photo2'}
          mirrored
        />
      </div>
      <p className={styles['why']}>{why}</p>
    </li>
  );
}
