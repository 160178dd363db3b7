import { createActor, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { creditsMachine } from '../../machines/creditsMachine.ts';
import { uploadMachine } from '../../machines/uploadMachine.ts';
import type { AppActors } from '../../src/actors/AppActors.ts';
import { createRestingPage } from '../../src/app/restingPage.ts';

/** A chart that takes `recover` once it has been told to open, and counts how often it did. */
function lateChart() {
  const taken: string[] = [];
  const chart = createActor(
    createMachine({
      initial: 'busy',
      states: {
        busy: { on: { open: 'idle' } },
        idle: { on: { recover: { actions: ({ event }) => taken.push(event.type) } } },
      },
    }),
  ).start();
  return { chart, taken };
}

const running = (payment: unknown) => ({ payment }) as unknown as AppActors;

describe('the page before its charts run', () => {
  it('[REC-01] keeps a press, and sends it once, as soon as its chart takes it', () => {
    const { actors, handOver } = createRestingPage();
    actors.payment.send({ type: 'recover' });
    const { chart, taken } = lateChart();
    handOver(running(chart));
    expect(taken).toEqual([]);
    chart.send({ type: 'open' });
    chart.send({ type: 'open' });
    expect(taken).toEqual(['recover']);
    handOver(running(chart));
    expect(taken).toEqual(['recover']);
  });

  it('[UPL-01] keeps a photo for the chart that opens it', () => {
    const { actors, handOver } = createRestingPage();
    const file = new File(['a photo'], 'look.png', { type: 'image/png' });
    actors.upload.send({ type: 'photo.choose', file });
    const upload = createActor(uploadMachine).start();
    handOver({ upload } as unknown as AppActors);
    expect(upload.getSnapshot().context.chosen.file).toBe(file);
    upload.stop();
  });

  it('[CRB-02] shows what the chart of the credits shows a first visitor', () => {
    const { context } = createRestingPage().actors.credits.getSnapshot();
    const chart = createActor(creditsMachine, { input: context });
    expect(chart.getSnapshot().value).toBe(createRestingPage().actors.credits.getSnapshot().value);
    expect(context.left).toBe(1);
  });
});
