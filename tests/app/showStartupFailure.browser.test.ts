import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showStartupFailure } from '../../src/app/showStartupFailure.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('says in words that the page could not start or go on, and offers to refresh', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const place = document.createElement('div');
  place.textContent = 'half a page';
  document.body.append(place);
  const error = new Error('no storage');
  showStartupFailure(place, error);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Rate My Makeup broke down');
  await expect.element(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  expect(place.textContent).not.toContain('half a page');
  expect(console.error).toHaveBeenCalledWith(error);
});
