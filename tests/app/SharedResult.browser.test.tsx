import { expect, test } from 'vitest';
import { nothingChosen } from '../../machines/ChosenPhoto.ts';
import type { AppActors } from '../../src/actors/AppActors.ts';
import { SharedResult } from '../../src/app/SharedResult.tsx';
import { show } from '../features/support/page.tsx';
import { ratedLook, squaresMeasured } from '../features/support/ratedLook.ts';

const actors = {
  config: { siteUrl: 'https://glow.example/' } as AppActors['config'],
  share: { canShareFile: () => false } as unknown as AppActors['share'],
};

const shown = (basis: 'face' | 'estimated') =>
  show(
    <SharedResult
      result={ratedLook({ measurement: { ...squaresMeasured, basis } })}
      chosen={nothingChosen}
      issue="November 2026"
      onAgain={() => {}}
    />,
    actors,
  );

test('[RES-05] [PIP-03] a result is shared, an estimate is not', async () => {
  const share = { name: 'Share', exact: true };
  const screen = await shown('face');
  await expect.element(screen.getByRole('button', share)).toBeVisible();
  await screen.unmount();
  const estimate = await shown('estimated');
  await expect.element(estimate.getByRole('button', { name: 'Analyze Another Look' })).toBeVisible();
  await expect.element(estimate.getByRole('button', share)).not.toBeInTheDocument();
});
