import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { checkPhotoFile } from '../../../src/domain/photo/checkPhotoFile.ts';
import { ErrorBox } from '../../../src/features/upload/ErrorBox.tsx';

const refused = () => checkPhotoFile(new File(['x'], 'notes.txt', { type: 'text/plain' }))!;
const box = (failure: ReturnType<typeof refused>) => <ErrorBox failure={failure} onBrowse={() => {}} />;

test('[ERR-01] a second file that is refused for the same reason raises a new alert, which takes the focus', async () => {
  const first = refused();
  const screen = await render(box(first));
  const alert = screen.getByRole('alert');
  const before = alert.element();
  await screen.rerender(box(first));
  expect(alert.element()).toBe(before);
  (document.activeElement as HTMLElement).blur();
  await screen.rerender(box(refused()));
  expect(alert.element()).not.toBe(before);
  await expect.element(screen.getByRole('heading', { name: 'Analysis Error' })).toHaveFocus();
});
