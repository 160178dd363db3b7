import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ChartDiagram } from '../../../src/features/inspector/ChartDiagram.tsx';
import { chartLayouts } from '../../../src/features/inspector/chartLayouts.ts';

/** The chart of payments, which is in three states at once, in a frame that shows a part of it. */
const diagramIn = (checkout: string) => (
  <div style={{ display: 'grid', width: 300, height: 200 }}>
    <ChartDiagram
      name="payment"
      layout={chartLayouts['payment']!}
      value={{ checkout, banner: 'hidden', alert: 'none' }}
      passed={new Set()}
    />
  </div>
);

test('brings the state that was entered into view, also beside others that lasted', async () => {
  const screen = await render(diagramIn('idle'));
  for (const state of ['recovering', 'leaving']) {
    await screen.rerender(diagramIn(state));
    const frame = screen.container.querySelector('section')!.getBoundingClientRect();
    const entered = [...screen.container.querySelectorAll('[data-lit]')].find(
      (group) => group.querySelector('text')?.textContent === state,
    );
    const { left, right, top, bottom } = entered!.querySelector('rect')!.getBoundingClientRect();
    expect([left >= frame.left, right <= frame.right, top >= frame.top, bottom <= frame.bottom]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }
});
