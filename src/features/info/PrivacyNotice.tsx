import { useActors } from '../../actors/ActorsContext.tsx';
import { ModelServiceCase } from './ModelServiceCase.tsx';
import styles from './PrivacyNotice.module.css';

const steps = [
  'You upload a photo.',
  'AI analyzes the makeup, on a small copy.',
  'You get feedback and scores.',
  'The photo is auto-deleted. No cotton pad needed.',
] as const;

/** Four badges, four steps, and which of the two cases of decision 27 holds on this site (PRV-01). */
export function PrivacyNotice() {
  const sendsPhotos = useActors().config.modelService !== undefined;
  const badges = [
    { name: 'No Storage', meaning: 'No photo kept, not even the good side.' },
    {
      name: 'Encrypted',
      meaning: sendsPhotos ? 'On every trip it takes.' : 'The page, on its way. The photo makes no trip.',
    },
    { name: 'Anonymous', meaning: 'No account, no name.' },
    { name: 'GDPR Compliant', meaning: 'By having nothing to hand over.' },
  ];
  return (
    <div className={styles['spread']}>
      <section className={styles['privacy']} aria-labelledby="privacy-title">
        <h2 id="privacy-title" className={styles['title']}>
          What happens in the mirror <em>stays in the mirror.</em>
        </h2>
        <div className={styles['columns']}>
          <ul className={styles['badges']} aria-label="Privacy badges">
            {badges.map(({ name, meaning }) => (
              <li key={name}>
                <strong className="display">{name}</strong>
                <small>{meaning}</small>
              </li>
            ))}
          </ul>
          <ol className={styles['steps']} aria-label="How it works">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <p className={styles['kept']}>
          A verdict's or a battle's words and numbers wait in this tab, in case of a reload. They go when you
          close it or rate another look.
        </p>
        <ModelServiceCase />
      </section>
    </div>
  );
}
