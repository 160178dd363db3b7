import { expect, test, vi } from 'vitest';
import { usePastedPhoto } from '../../../src/features/camera/usePastedPhoto.ts';
import { show } from '../support/page.tsx';

function Listener({ onPhoto }: { onPhoto: (file: File) => void }) {
  usePastedPhoto(onPhoto);
  return null;
}

function paste(...files: readonly File[]) {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

const picture = new File(['x'], 'look.png', { type: 'image/png' });
const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });

test('[UPL-03] of pasted files the image is handed over, or what has to be refused; pasted text is left to the browser', async () => {
  const onPhoto = vi.fn<(file: File) => void>();
  await show(<Listener onPhoto={onPhoto} />);
  expect(paste()).toBe(false);
  expect(paste(notes, picture)).toBe(true);
  expect(paste(notes)).toBe(true);
  expect(onPhoto.mock.calls.map(([file]) => file.name)).toEqual(['look.png', 'notes.txt']);
});

test('nothing is taken while a dialog is open or after leaving', async () => {
  const onPhoto = vi.fn<(file: File) => void>();
  const screen = await show(
    <>
      <dialog open />
      <Listener onPhoto={onPhoto} />
    </>,
  );
  paste(picture);
  await screen.unmount();
  paste(picture);
  expect(onPhoto).not.toHaveBeenCalled();
});
