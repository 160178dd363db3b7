import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { creditsMachine } from '../../machines/creditsMachine.ts';
import { uploadMachine, uploadWith } from '../../machines/uploadMachine.ts';
import type { AppActors } from '../../src/actors/AppActors.ts';
import { createRestingPage } from '../../src/app/createRestingPage.ts';
import { ratedLook } from '../features/support/ratedLook.ts';
import { fakePorts } from '../machines/fakePorts.ts';

describe('the page before its charts run', () => {
  it('[REC-01] keeps a press for the chart that answers it, and sends it once', () => {
    const { actors, handOver } = createRestingPage();
    const press = { type: 'recover' } as const;
    actors.payment.send(press);
    const taken: unknown[] = [];
    const running = { payment: { send: (event: unknown) => taken.push(event) } } as unknown as AppActors;
    handOver(running);
    handOver(running);
    expect(taken).toEqual([press]);
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

  it('[UPL-01] [RES-06] keeps a photo also where the last verdict has come back before it is handed over', async () => {
    const { actors, handOver } = createRestingPage();
    const file = new File(['a photo'], 'look.png', { type: 'image/png' });
    actors.upload.send({ type: 'photo.choose', file });
    const { ports, calls } = fakePorts({ hasVerdict: () => true, recallVerdict: async () => ratedLook() });
    const upload = createActor(uploadWith(ports)).start();
    await waitFor(upload, (snapshot) => snapshot.matches('complete'));
    handOver({ upload } as unknown as AppActors);
    expect(upload.getSnapshot().context).toMatchObject({ chosen: { file }, result: null });
    expect(calls).toContain('forgetVerdict');
    upload.stop();
  });

  it('[CRB-02] shows what the chart of the credits shows a first visitor', () => {
    const { context } = createRestingPage().actors.credits.getSnapshot();
    const chart = createActor(creditsMachine, { input: context });
    expect(chart.getSnapshot().value).toBe(createRestingPage().actors.credits.getSnapshot().value);
    expect(context.left).toBe(1);
  });
});
