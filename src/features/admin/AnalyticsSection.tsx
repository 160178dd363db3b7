import { useActors } from '../../actors/ActorsContext.tsx';
import { Notice } from '../../components/Notice.tsx';
import { createPiece } from '../../createPiece.ts';
import { usePiece } from '../../hooks/usePiece.ts';
import styles from './AnalyticsSection.module.css';

const dashboard = createPiece(() => import('./AnalyticsDashboard.tsx'));

/** The dashboard. Shows nothing without `?admin=true` or the storage flag (PG-06): not even the dashboard's code is fetched. */
export function AnalyticsSection() {
  const { admin } = useActors();
  const { loaded, failed } = usePiece(dashboard, admin);
  if (!admin) return null;
  if (loaded) return <loaded.AnalyticsDashboard />;
  return failed ? (
    <div className={`wrap ${styles['lost']}`}>
      <Notice tone="warning">
        The dashboard could not be loaded. It comes when your connection is back; if it does not, refresh.
      </Notice>
    </div>
  ) : null;
}
