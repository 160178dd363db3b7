import { useSyncExternalStore } from 'react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import styles from './FaceFinderProgress.module.css';

/** What is under way while the coach has nothing to say yet: the model's first download, or the look itself. */
export function FaceFinderProgress() {
  const { locatingProgress } = useActors();
  const loaded = useSyncExternalStore(locatingProgress.subscribe, locatingProgress.current);
  return (
    <div className={styles['progress']}>
      <p className="muted">
        {loaded === null
          ? 'Looking for your face and checking the light...'
          : 'Fetching the face finder. It comes once, and stays on your device.'}
      </p>
      <ProgressBar
        value={loaded === null ? null : Math.round(loaded * 100)}
        label={loaded === null ? 'Looking at your photo' : 'Fetching the face finder'}
      />
    </div>
  );
}
