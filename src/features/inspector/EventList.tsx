import { Button } from '../../components/Button.tsx';
import type { RecordedEvent } from './createRecording.ts';
import styles from './EventList.module.css';

interface EventListProps {
  readonly chart: string;
  readonly events: readonly RecordedEvent[];
  /** False while events are being played, and where the event came with a photo and none has been chosen for it. */
  readonly canPlay: (event: RecordedEvent) => boolean;
  readonly onPlay: (event: RecordedEvent) => void;
}

/** The events that a chart received, the newest first. Those that the page sent can be sent again. */
export function EventList({ chart, events, canPlay, onPlay }: EventListProps) {
  if (events.length === 0) return <p className={styles['none']}>{`Nothing has happened to ${chart} yet.`}</p>;
  return (
    <ol reversed className={styles['events']}>
      {events.toReversed().map((recorded) => (
        <li key={recorded.number} className={styles['event']}>
          <span className={styles['number']}>{recorded.number}</span>
          <code className={styles['what']}>
            <span>{recorded.event.type}</span>
            <span className={styles['rest']}>{restOf(recorded)}</span>
          </code>
          {recorded.playable && canPlay(recorded) && (
            <Button
              variant="link"
              aria-label={`Play ${recorded.event.type} again, number ${recorded.number}`}
              onClick={() => onPlay(recorded)}
            >
              Play
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What came with the event, and who sent it, unless the page did. */
function restOf({ event, sender }: RecordedEvent): string {
  const rest = { ...event, type: undefined };
  const words = Object.keys(rest).length > 1 ? ` ${JSON.stringify(rest)}` : '';
  return words + (sender === null ? '' : ` from ${sender}`);
}
