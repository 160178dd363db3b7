import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { EventList } from './EventList.tsx';
import { readEvents, wantsPhoto } from './playEvents.ts';
import type { RecordedChart } from './createRecording.ts';
import { usePlaying } from './usePlaying.ts';
import styles from './EventsColumn.module.css';

/** What a chart heard, as a list to copy and to play again, and a place for a list that somebody else copied. */
export function EventsColumn({ chart: { name, actor, events } }: { readonly chart: RecordedChart }) {
  const { next, play, stop } = usePlaying();
  const busy = next !== null;
  // Chosen by the developer for the inspector; the photo of the page's visitor is never kept (PRV-02).
  const [photo, setPhoto] = useState<File | null>(null);
  const [pasted, setPasted] = useState('');
  const [said, setSaid] = useState('');

  const heard = events.filter(({ playable }) => playable).map(({ event }) => event);
  const list = readEvents(pasted);
  const takesPhoto = [...heard, ...(list ?? [])].some(wantsPhoto);
  const canPlay = (played: readonly object[]) =>
    !busy && played.length > 0 && (photo !== null || !played.some(wantsPhoto));

  const copy = () => {
    navigator.clipboard.writeText(JSON.stringify(heard, null, 2)).then(
      () => setSaid(`${heard.length} events copied.`),
      () => setSaid('The browser did not let the list be copied.'),
    );
  };

  return (
    <div className={styles['column']}>
      <div className={styles['actions']}>
        <h3 className={styles['title']}>Events</h3>
        <Button variant="link" disabled={heard.length === 0} onClick={copy}>
          Copy
        </Button>
        {busy ? (
          <Button variant="link" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button variant="link" disabled={!canPlay(heard)} onClick={() => play(actor, heard, photo)}>
            Play All Again
          </Button>
        )}
      </div>
      <output className={styles['said']}>{next ? `Waiting until ${name} hears ${next.type}.` : said}</output>
      {takesPhoto && (
        <label className={styles['field']}>
          <span>
            {photo
              ? 'Photo to play with'
              : 'A photo came with these events and was not kept. Choose one to play them:'}
          </span>
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => setPhoto(target.files?.[0] ?? null)}
          />
        </label>
      )}
      <EventList
        chart={name}
        events={events}
        canPlay={({ event }) => canPlay([event])}
        onPlay={({ event }) => play(actor, [event], photo)}
      />
      <details className={styles['paste']}>
        <summary>Play a list that was copied</summary>
        <label className={styles['field']}>
          <span>{`Events of ${name}, as JSON`}</span>
          <textarea
            rows={4}
            spellCheck={false}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
        </label>
        {pasted !== '' && !list && <p>This is no list of events.</p>}
        <Button
          size="compact"
          disabled={!canPlay(list ?? [])}
          onClick={() => list && play(actor, list, photo)}
        >
          Play
        </Button>
      </details>
    </div>
  );
}
