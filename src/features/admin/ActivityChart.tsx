import type { DayOfActivity } from './lastSevenDays.ts';
import styles from './ActivityChart.module.css';

interface ActivityChartProps {
  /** Seven days, oldest first. */
  readonly days: readonly DayOfActivity[];
}

/** In units of the chart's view box. */
const plot = { width: 420, height: 216, top: 44, bottom: 28, bar: 34 } as const;

/** Seven days of activity: a bar of analyses for each day, a diamond over days with a purchase, and the same as a table. */
export function ActivityChart({ days }: ActivityChartProps) {
  const highest = Math.max(1, ...days.map(({ analyses }) => analyses));
  const ground = plot.height - plot.bottom;
  const column = plot.width / days.length;
  const tall = (analyses: number) => (analyses / highest) * (ground - plot.top);
  return (
    <figure className={styles['chart']}>
      <figcaption className={styles['caption']}>Activity of the last seven days</figcaption>
      <svg viewBox={`0 0 ${plot.width} ${plot.height}`} aria-hidden="true">
        <line className={styles['ground']} x1="0" x2={plot.width} y1={ground} y2={ground} />
        {days.map(({ date, weekday, analyses, purchases }, index) => {
          const middle = column * (index + 0.5);
          const top = ground - tall(analyses);
          return (
            <g key={date} data-day={date}>
              <rect
                className={styles['bar']}
                x={middle - plot.bar / 2}
                y={top}
                width={plot.bar}
                height={tall(analyses)}
              />
              <text className={styles['count']} x={middle} y={top - 7}>
                {analyses}
              </text>
              {purchases > 0 && (
                <path
                  className={styles['purchase']}
                  transform={`translate(${middle} 10)`}
                  d="M0-7 7 0 0 7-7 0z"
                />
              )}
              <text className={styles['weekday']} x={middle} y={plot.height - 8}>
                {weekday}
              </text>
            </g>
          );
        })}
      </svg>
      <p className="small">Bars are analyses; a diamond marks a day with a purchase.</p>
      <details className={styles['table']}>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Analyses</th>
              <th scope="col">Purchases</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, weekday, analyses, purchases }) => (
              <tr key={date}>
                <th scope="row">{`${weekday} ${date}`}</th>
                <td>{analyses}</td>
                <td>{purchases}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
