import { expect, test, vi } from 'vitest';
import { createPiece } from '../../src/createPiece.ts';
import { usePiece } from '../../src/hooks/usePiece.ts';
import { show } from '../features/support/page.tsx';

const Note = ({ text }: { readonly text: string }) => <p>{text}</p>;
const module = { Note };

/** A place that wants a piece of the program and says how far it is. The first `failures` imports of the piece fail. */
function placeFor(failures: number) {
  const load = vi.fn<() => Promise<typeof module>>(async () => module);
  for (let time = 0; time < failures; time += 1) load.mockRejectedValueOnce(new TypeError('no connection'));
  const note = createPiece(load);
  function Place() {
    const { loaded, failed } = usePiece(note);
    return loaded ? <loaded.Note text="Here." /> : <p>{failed ? 'Failed.' : 'On its way.'}</p>;
  }
  return { load, Place };
}

/** An attempt to load a piece imports it twice before it fails (`loadProgram`). */
const oneAttempt = 2;

test('a piece that could not be loaded is asked for again by whoever wants it next, and then no more', async () => {
  const { load, Place } = placeFor(oneAttempt);
  const screen = await show(<Place key="first" />);
  await expect.element(screen.getByText('Failed.')).toBeVisible();
  await screen.rerender(<Place key="second" />);
  await expect.element(screen.getByText('Here.')).toBeVisible();
  await screen.rerender(<Place key="third" />);
  await expect.element(screen.getByText('Here.')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(oneAttempt + 1);
});

test('a piece that could not be loaded comes by itself when the connection is back', async () => {
  const { Place } = placeFor(oneAttempt);
  const screen = await show(<Place />);
  await expect.element(screen.getByText('Failed.')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Here.')).toBeVisible();
});

test('a piece that came for a place which is gone is there for one that wants it later', async () => {
  let arrive: (piece: typeof module) => void = () => undefined;
  const note = createPiece(() => new Promise<typeof module>((resolve) => (arrive = resolve)));
  function Place({ wanted }: { readonly wanted: boolean }) {
    const { loaded } = usePiece(note, wanted);
    return wanted && loaded ? <loaded.Note text="Here." /> : <p>On its way.</p>;
  }
  const screen = await show(<Place key="first" wanted />);
  await screen.rerender(<Place key="second" wanted={false} />);
  arrive(module);
  await expect.poll(() => note.loaded).not.toBeNull();
  await screen.rerender(<Place key="second" wanted />);
  await expect.element(screen.getByText('Here.')).toBeVisible();
});
