import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../src/components/Dialog.tsx';
import { createLazyDialog, type LazyDialogProps } from '../../src/components/createLazyDialog.ts';
import { LazyDialogOutlet } from '../../src/components/LazyDialogOutlet.tsx';
import { show } from '../features/support/page.tsx';

function Parlor({ onClose }: LazyDialogProps) {
  return (
    <Dialog title="Parlor" onClose={onClose}>
      Come in.
    </Dialog>
  );
}

test('a room is fetched when it is opened, and the focus goes back where it came from', async () => {
  const load = vi.fn<() => Promise<typeof Parlor>>(async () => Parlor);
  const room = createLazyDialog(load);
  const screen = await show(
    <>
      <button type="button" onClick={room.open}>
        Knock
      </button>
      <LazyDialogOutlet dialog={room} />
    </>,
  );
  expect(load).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Knock' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Parlor' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Knock' })).toHaveFocus();
});

test('a room that could not be fetched is said in words, and tried again on request', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<typeof Parlor>>().mockRejectedValueOnce(new TypeError('no connection'));
  load.mockResolvedValue(Parlor);
  const room = createLazyDialog(load);
  const screen = await show(<LazyDialogOutlet dialog={room} />);
  room.open();
  await expect.element(screen.getByRole('dialog')).toHaveTextContent(/could not be loaded/);
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Parlor' })).toBeVisible();
  quiet.mockRestore();
});

test('a room that is closed before it has arrived stays closed', async () => {
  let arrive = () => {};
  const room = createLazyDialog(() => new Promise((resolve) => (arrive = () => resolve(Parlor))));
  const screen = await show(<LazyDialogOutlet dialog={room} />);
  room.open();
  room.close();
  arrive();
  await Promise.resolve();
  expect(room.current().kind).toBe('closed');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
