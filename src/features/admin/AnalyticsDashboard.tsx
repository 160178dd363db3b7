import { useSelector } from '@xstate/react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { localDay } from '../../domain/credits/localDay.ts';
import { ActivityChart } from './ActivityChart.tsx';
import { activeUsers, averageScore, dashboardFigures } from './dashboardFigures.ts';
import { lastSevenDays } from './lastSevenDays.ts';
import { UsageSplit } from './UsageSplit.tsx';
import styles from './AnalyticsDashboard.module.css';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What this browser knows of the business (ADM-01). Follows the credits record; holds no logic of its own. */
export function AnalyticsDashboard() {
  const { credits } = useActors();
  const { record, purchases, activity, today } = useSelector(credits, (state) => state.context);
  const figures = dashboardFigures(record);
  const bought = purchases.map(({ timestamp }) => localDay(timestamp));

  const tiles = [
    { name: 'Total Analyses', value: String(figures.totalAnalyses) },
    { name: 'Active Users', value: String(activeUsers) },
    { name: 'Revenue', value: dollars.format(figures.revenue) },
    { name: 'Average Score', value: String(averageScore) },
  ];
  return (
    <section className={`wrap ${styles['dashboard']}`} aria-labelledby="analytics-title">
      <h2 id="analytics-title" className={styles['title']}>
        Analytics <em>dashboard</em>
      </h2>
      <dl className={styles['tiles']}>
        {tiles.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="display">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['charts']}>
        <UsageSplit free={figures.freeAnalyses} paid={figures.paidAnalyses} />
        <ActivityChart days={lastSevenDays(today, activity, bought)} />
      </div>
    </section>
  );
}
