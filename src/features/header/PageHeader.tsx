import { useSelector } from '@xstate/react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import styles from './PageHeader.module.css';

/** The masthead while the cover is empty; a slim bar with the live credits once a photo or an error is shown (PG-02, decision 31). */
export function PageHeader({ compact }: { readonly compact: boolean }) {
  return compact ? <SlimHeader /> : <Masthead />;
}

function Masthead() {
  return (
    <header className={joinClasses('wrap', styles['masthead'])}>
      <p className={joinClasses('display', styles['tagline'])}>Your Mirror Can't Do This.</p>
      <h1 className={styles['title']}>
        <span>
          Rate <em>My</em>{' '}
        </span>
        <span>Makeup</span>
      </h1>
      <p className={styles['line']}>
        Personalized tips • Style insights • Technique advice from AI that knows beauty
      </p>
    </header>
  );
}

function SlimHeader() {
  const { credits } = useActors();
  const left = useSelector(credits, ({ context }) => context.left);
  return (
    <header className="wrap">
      <div className={styles['slim']}>
        <h1 className={styles['logo']}>
          Rate <em>My</em> Makeup
        </h1>
        <a className={styles['credits']} href="#credits">
          <b className="display">{left}</b> <span>{`${left === 1 ? 'credit' : 'credits'} left`}</span>
        </a>
      </div>
    </header>
  );
}
