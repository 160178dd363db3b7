import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { Button } from '../../components/Button.tsx';
import { stateInWords } from './activePaths.ts';
import { ChartDiagram } from './ChartDiagram.tsx';
import { chartLayouts } from './chartLayouts.ts';
import { EventsColumn } from './EventsColumn.tsx';
import { openStatelyInspector } from './openStatelyInspector.ts';
import type { RecordedChart, Recording } from './createRecording.ts';
import styles from './InspectorPanel.module.css';

/** From this width on the panel is open at first, px: on a phone it would take half of the screen. */
const wide = 1024;

const snapshotOf = ({ actor }: RecordedChart) => actor.getSnapshot() as AnyMachineSnapshot;

/**
 * The running charts for developers (`?inspect`), at the foot of the page: a chart's diagram with its state lit, and its
 * events. Needs no network; Stately's inspector, which does, opens on a click.
 */
export function InspectorPanel({ recording }: { readonly recording: Recording }) {
  const charts = useSyncExternalStore(recording.subscribe, recording.charts);
  const [open, setOpen] = useState(() => window.innerWidth >= wide);
  const [chosen, setChosen] = useState('upload');
  const chart = charts.find(({ name }) => name === chosen) ?? charts[0];
  const layout = chart && chartLayouts[chart.id];
  const pressed = useRef<HTMLButtonElement>(null);
  const shown = open && chart?.name;
  // On a phone the row of charts is longer than the screen is wide.
  useEffect(() => {
    if (shown) pressed.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);

  return (
    <aside className={styles['panel']} aria-label="State charts">
      <div className={styles['bar']}>
        <h2 className={styles['title']}>State charts</h2>
        {open && (
          <Button
            variant="link"
            onClick={() => recording.forward(openStatelyInspector(charts.map(({ actor }) => actor)))}
          >
            Open Stately Inspector
          </Button>
        )}
        <Button variant="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide' : 'Show'}
        </Button>
      </div>
      {open && chart && layout && (
        <>
          <ul className={styles['charts']}>
            {charts.map((each) => (
              <li key={each.name}>
                <button
                  ref={each === chart ? pressed : undefined}
                  type="button"
                  className={styles['chart']}
                  aria-pressed={each === chart}
                  onClick={() => setChosen(each.name)}
                >
                  <span>{each.name}</span>{' '}
                  <span className={styles['value']}>{stateInWords(snapshotOf(each).value)}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className={styles['columns']}>
            <ChartDiagram
              key={chart.name}
              name={chart.name}
              layout={layout}
              value={snapshotOf(chart).value}
              passed={chart.passed}
            />
            <EventsColumn key={`${chart.name} events`} chart={chart} />
          </div>
        </>
      )}
    </aside>
  );
}
