import { useEffect, useRef } from 'react';
import type { StateValue } from 'xstate';
import { joinClasses } from '../../components/joinClasses.ts';
import { activePaths, stateInWords } from './activePaths.ts';
import type { ArrowPlace, ChartLayout, Place, StatePlace } from './ChartLayout.ts';
import styles from './ChartDiagram.module.css';

/** px between the lines of a name or label, and of its first line from the top. */
const lineHeight = 15;
const firstBaseline = { name: 21, label: 11 };

interface ChartDiagramProps {
  readonly name: string;
  readonly layout: ChartLayout;
  readonly value: StateValue;
  /** The paths of the states that it was in before. */
  readonly passed: ReadonlySet<string>;
}

/** A chart as boxes and arrows. Current states are lit, and the one entered last is scrolled into view; former states are outlined. */
export function ChartDiagram({ name, layout, value, passed }: ChartDiagramProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly string[]>([]);
  const lit = activePaths(value);

  useEffect(() => {
    const paths = activePaths(value);
    // In a parallel state most paths stay as they were. The state that was entered last need not be the last path of the list.
    const newest = paths.findLast((path) => !shown.current.includes(path));
    shown.current = paths;
    const state = layout.states.find(({ path }) => path === newest);
    if (state && frame.current) showInFrame(frame.current, state);
  }, [layout, value]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what is too large for its frame
    <section ref={frame} className={styles['frame']} tabIndex={0} aria-label={`Diagram of ${name}`}>
      <svg
        width={layout.width}
        height={layout.height}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, and read as one picture
        role="img"
        aria-label={`${name} is in ${stateInWords(value)}`}
      >
        {layout.states.map((state) => (
          <State
            key={state.path}
            state={state}
            lit={lit.includes(state.path)}
            passed={passed.has(state.path)}
          />
        ))}
        {layout.arrows.map((arrow, index) => (
          <Arrow key={index} arrow={arrow} />
        ))}
        {layout.starts.map(({ x, y, width }, index) => (
          <circle
            key={index}
            className={styles['start']}
            cx={x + width / 2}
            cy={y + width / 2}
            r={width / 2}
          />
        ))}
        {layout.anywhere.map(({ x, y, width }, index) => (
          <text key={index} className={styles['anywhere']} x={x + width / 2} y={y + 17}>
            anywhere
          </text>
        ))}
      </svg>
    </section>
  );
}

interface StateProps {
  readonly state: StatePlace;
  readonly lit: boolean;
  readonly passed: boolean;
}

function State({ state, lit, passed }: StateProps) {
  const { x, y, width, height, kind, name } = state;
  return (
    <g
      className={joinClasses(styles['state'], styles[kind], lit ? styles['lit'] : passed && styles['passed'])}
      data-lit={lit || undefined}
      data-passed={passed || undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx={kind === 'box' ? 4 : 12} />
      {name.map((line, index) => (
        <text
          key={line}
          className={index > 0 ? styles['work'] : undefined}
          x={x + 14}
          y={y + firstBaseline.name + index * lineHeight}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

function Arrow({ arrow: { points, label } }: { readonly arrow: ArrowPlace }) {
  return (
    <g className={styles['arrow']}>
      <polyline points={points.map((point) => point.join()).join(' ')} />
      <polygon points={headOf(points)} />
      {label?.lines.map((line, index) => (
        <text key={line} x={label.x + 4} y={label.y + firstBaseline.label + index * lineHeight}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** A triangle that ends where the line does. */
function headOf(points: ArrowPlace['points']): string {
  const [[fromX = 0, fromY = 0] = [], [x = 0, y = 0] = []] = points.slice(-2);
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [alongX, alongY] = [((x - fromX) / length) * 7, ((y - fromY) / length) * 7];
  const corner = (side: number) => `${x - alongX - (side * alongY) / 2},${y - alongY + (side * alongX) / 2}`;
  return `${x},${y} ${corner(1)} ${corner(-1)}`;
}

/** Scrolls the frame as far as it takes to have a place in its middle. */
function showInFrame(frame: HTMLElement, { x, y, width, height }: Place): void {
  frame.scrollTo({
    left: x + width / 2 - frame.clientWidth / 2,
    top: y + height / 2 - frame.clientHeight / 2,
  });
}
