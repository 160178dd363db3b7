import { lazy, Suspense } from 'react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { Notice } from '../../components/Notice.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import { loadProgram } from '../../loadProgram.ts';
import styles from './AnalyticsSection.module.css';

const AnalyticsDashboard = lazy(async () => ({
  default: (await loadProgram(() => import('./AnalyticsDashboard.tsx'))).AnalyticsDashboard,
}));

/** The dashboard. Shows nothing without `?admin=true` or the storage flag (PG-06): not even the dashboard's code is fetched. */
export function AnalyticsSection() {
  const { admin } = useActors();
  if (!admin) return null;
  return (
    <LoadBoundary
      fallback={
        <div className={`wrap ${styles['lost']}`}>
          <Notice tone="warning">
            The dashboard could not be loaded. Check your connection and refresh.
          </Notice>
        </div>
      }
    >
      <Suspense fallback={null}>
        <AnalyticsDashboard />
      </Suspense>
    </LoadBoundary>
  );
}
