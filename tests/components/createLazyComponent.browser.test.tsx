import { expect, test, vi } from 'vitest';
import { createLazyComponent } from '../../src/components/createLazyComponent.ts';
import { show } from '../features/support/page.tsx';

const Note = ({ text }: { readonly text: string }) => <p>{text}</p>;

/** A place that wants a component and says how far it is. The first `failures` attempts to load it fail. */
function placeFor(failures: number) {
  const load = vi.fn<() => Promise<typeof Note>>(async () => Note);
  for (let time = 0; time < failures; time += 1) load.mockRejectedValueOnce(new TypeError('no connection'));
  const useNote = createLazyComponent(load);
  function Place() {
    const note = useNote();
    return note.Content ? <note.Content text="Here." /> : <p>{note.failed ? 'Failed.' : 'On its way.'}</p>;
  }
  return { load, Place };
}

test('a component that could not be loaded is asked for again by whoever wants it next, and then no more', async () => {
  const { load, Place } = placeFor(1);
  const screen = await show(<Place key="first" />);
  await expect.element(screen.getByText('Failed.')).toBeVisible();
  await screen.rerender(<Place key="second" />);
  await expect.element(screen.getByText('Here.')).toBeVisible();
  await screen.rerender(<Place key="third" />);
  await expect.element(screen.getByText('Here.')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a component that could not be loaded comes by itself when the connection is back', async () => {
  const { Place } = placeFor(1);
  const screen = await show(<Place />);
  await expect.element(screen.getByText('Failed.')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Here.')).toBeVisible();
});

test('a component that came for a place which is gone is there for one that wants it later', async () => {
  let arrive: (component: typeof Note) => void = () => undefined;
  const load = vi.fn<() => Promise<typeof Note>>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const useNote = createLazyComponent(load);
  function Place({ wanted }: { readonly wanted: boolean }) {
    const note = useNote(wanted);
    return wanted && note.Content ? <note.Content text="Here." /> : <p>On its way.</p>;
  }
  const screen = await show(<Place key="first" wanted />);
  await screen.rerender(<Place key="second" wanted={false} />);
  arrive(Note);
  await load.mock.results[0]?.value;
  await screen.rerender(<Place key="second" wanted />);
  await expect.element(screen.getByText('Here.')).toBeVisible();
});
