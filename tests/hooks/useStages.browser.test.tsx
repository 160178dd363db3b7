import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useStages } from '../../src/hooks/useStages.ts';

/** Shows the number of its present stage, and reports each rendering. */
function Stages({
  stages,
  onRender,
}: {
  readonly stages: number;
  readonly onRender: (shown: number) => void;
}) {
  const shown = useStages(stages);
  onRender(shown);
  return <p>{shown}</p>;
}

test('[PG-01] the first stage shows at once, each other one after a frame of its own', async () => {
  const seen: { readonly shown: number; readonly frame: number }[] = [];
  let frame = 0;
  let isOver = false;
  const count = () => {
    frame++;
    if (!isOver) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);

  const screen = await render(<Stages stages={3} onRender={(shown) => seen.push({ shown, frame })} />);
  await expect.element(screen.getByText('3')).toBeVisible();
  isOver = true;

  expect(seen.map(({ shown }) => shown)).toEqual([1, 2, 3]);
  const [first, second, third] = seen.map((each) => each.frame);
  expect(second).toBeGreaterThan(first!);
  expect(third).toBeGreaterThan(second!);
});

test('[PG-01] nothing more shows once the last stage does', async () => {
  const seen: number[] = [];
  await render(<Stages stages={1} onRender={(shown) => seen.push(shown)} />);
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  expect(seen).toEqual([1]);
});
