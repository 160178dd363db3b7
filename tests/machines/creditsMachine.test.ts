import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { creditsMachine, creditsWith } from '../../machines/creditsMachine.ts';
import { createEmitter, viewOf } from './fakeBillingPorts.ts';
import { transitionsNotWalked } from './walkChart.ts';

describe('creditsMachine', () => {
  it('[CRB-02] starts with what is there and follows every change', () => {
    const news = createEmitter<[ReturnType<typeof viewOf>]>();
    const actor = createActor(creditsWith(news), { input: viewOf(3, 0) }).start();
    expect(actor.getSnapshot().context).toMatchObject({ left: 4, free: 1 });
    news.emit(viewOf(13));
    expect(actor.getSnapshot().context).toMatchObject({ left: 13, free: 0 });
    actor.stop();
    expect(news.count()).toBe(0);
  });

  it('[CRB-07] is empty at zero, and available at one', () => {
    const news = createEmitter<[ReturnType<typeof viewOf>]>();
    const actor = createActor(creditsWith(news), { input: viewOf(1) }).start();
    expect(actor.getSnapshot().value).toBe('available');
    news.emit(viewOf(0));
    expect(actor.getSnapshot().value).toBe('empty');
    news.emit(viewOf(10));
    expect(actor.getSnapshot().value).toBe('available');
  });

  it('[CRB-02] holds plain data only', () => {
    const snapshot = createActor(creditsWith(createEmitter<[ReturnType<typeof viewOf>]>()), {
      input: viewOf(3),
    })
      .start()
      .getPersistedSnapshot();
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
  });

  it('[CRB-02] [CRB-07] is walked through on every transition', () => {
    const inert = creditsMachine.provide({ actors: { watch: fromCallback(() => {}) } });
    const input = viewOf(1);
    expect(
      transitionsNotWalked(inert, [
        {
          input,
          events: [
            { type: 'credits.changed', view: viewOf(0) },
            { type: 'credits.changed', view: viewOf(1) },
          ],
          distinguish: ({ left }: { left: number }) => left > 0,
        },
      ]),
    ).toEqual([]);
  });
});
