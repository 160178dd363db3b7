import { bandColor } from './BandMark.tsx';
import { scoreBand } from '../domain/analysis/scoreBand.ts';
import styles from './RadarChart.module.css';

export interface RadarAxis {
  readonly label: string;
  /** 0-100 */
  readonly value: number;
}

const center = { x: 220, y: 196 };
const radius = 122;
const rings = [0.25, 0.5, 0.75] as const;

/** Values on a round chart, one axis each. Its accessible name lists the same values in words. */
export function RadarChart({ axes }: { readonly axes: readonly RadarAxis[] }) {
  const tips = axes.map((_, index) => pointAt(index, axes.length, radius));
  const points = axes.map(({ value }, index) => pointAt(index, axes.length, (radius * value) / 100));
  const inWords = axes.map(({ label, value }) => `${label} ${value}`).join(', ');

  return (
    <svg
      className={styles['radar']}
      viewBox="0 0 440 400"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, and read as one picture
      role="img"
      aria-label={`Radar of ${axes.length} scores: ${inWords}`}
    >
      {rings.map((share) => (
        <circle key={share} className={styles['ring']} cx={center.x} cy={center.y} r={radius * share} />
      ))}
      <circle className={styles['rim']} cx={center.x} cy={center.y} r={radius} />
      {tips.map((tip, index) => (
        <line
          key={axes[index]?.label}
          className={styles['ring']}
          x1={center.x}
          y1={center.y}
          x2={tip.x}
          y2={tip.y}
        />
      ))}
      <g className={styles['shape']}>
        <polygon className={styles['area']} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map((point, index) => (
          <circle key={axes[index]?.label} className={styles['point']} cx={point.x} cy={point.y} r="5" />
        ))}
      </g>
      <g aria-hidden="true">
        {axes.map((axis, index) => (
          <AxisLabel key={axis.label} axis={axis} index={index} count={axes.length} />
        ))}
      </g>
    </svg>
  );
}

function AxisLabel({
  axis,
  index,
  count,
}: {
  readonly axis: RadarAxis;
  readonly index: number;
  readonly count: number;
}) {
  const { x, y, across, down } = pointAt(index, count, radius + 20);
  const anchor = Math.abs(across) < 0.1 ? 'middle' : across > 0 ? 'start' : 'end';
  const lift = index === 0 ? -22 : down > 0.5 ? 8 : -2;
  return (
    <>
      <text className={styles['label']} x={x} y={y + lift} textAnchor={anchor}>
        {axis.label}
      </text>
      <text
        className={`${styles['value']} ${bandColor(scoreBand(axis.value))}`}
        x={x}
        y={y + lift + 21}
        textAnchor={anchor}
      >
        {axis.value}
      </text>
    </>
  );
}

/** A point at `distance` from the center along an axis; the first axis points up, the rest follow clockwise. */
function pointAt(index: number, count: number, distance: number) {
  const angle = -Math.PI / 2 + (index * 2 * Math.PI) / count;
  const across = Math.cos(angle);
  const down = Math.sin(angle);
  return { x: round(center.x + across * distance), y: round(center.y + down * distance), across, down };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
