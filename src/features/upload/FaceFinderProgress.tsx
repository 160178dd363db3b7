import { useModelsDownload } from '../../actors/useModelsDownload.ts';
import { fetchingWords } from '../../components/fetchingWords.ts';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import styles from './FaceFinderProgress.module.css';

/** What is under way while the coach has nothing to say yet: the first download of the models, or the search for the face. */
export function FaceFinderProgress() {
  const fetched = useModelsDownload();
  return (
    <div className={styles['progress']}>
      <p className="muted">
        {fetched ? fetchingWords(fetched) : 'Looking for your face and checking the light...'}
      </p>
      <ProgressBar
        value={fetched?.arrived ?? null}
        max={fetched?.total ?? 100}
        label={fetched ? 'Fetching the mirror' : 'Looking at your photo'}
      />
    </div>
  );
}
