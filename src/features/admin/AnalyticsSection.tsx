import { useActors } from '../../actors/ActorsContext.tsx';
import { createLazyComponent } from '../../components/createLazyComponent.ts';
import { Notice } from '../../components/Notice.tsx';
import { loadProgram } from '../../loadProgram.ts';
import styles from './AnalyticsSection.module.css';

const useDashboard = createLazyComponent(
  async () => (await loadProgram(() => import('./AnalyticsDashboard.tsx'))).AnalyticsDashboard,
);

/** The dashboard. Shows nothing without `?admin=true` or the storage flag (PG-06): not even the dashboard's code is fetched. */
export function AnalyticsSection() {
  const { admin } = useActors();
  const { Content, failed } = useDashboard(admin);
  if (!admin) return null;
  if (Content) return <Content />;
  return failed ? (
    <div className={`wrap ${styles['lost']}`}>
      <Notice tone="warning">
        The dashboard could not be loaded. It comes when your connection is back; if it does not, refresh.
      </Notice>
    </div>
  ) : null;
}
