import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { consentMachine, consentWith } from '../../machines/consentMachine.ts';
import type { ConsentAnswer } from '../../machines/billingPorts.ts';
import { createEmitter } from './fakeBillingPorts.ts';
import { transitionsNotWalked } from './walkChart.ts';

function visit(recalled: ConsentAnswer | null = null, configured = true) {
  const elsewhere = createEmitter<[ConsentAnswer | null]>();
  const kept: (ConsentAnswer | null)[] = [];
  const ports = {
    keep: (answer: ConsentAnswer | null) => kept.push(answer),
    watch: elsewhere.watch,
  };
  const actor = createActor(consentWith(ports), { input: { configured, recalled } }).start();
  const after = (...types: ('ask' | 'agree' | 'decline' | 'revoke' | 'question.lost')[]) => {
    for (const type of types) actor.send({ type });
    return actor.getSnapshot().value;
  };
  return { after, kept, elsewhere, asked: () => actor.getSnapshot().context.asked };
}

describe('consentMachine', () => {
  it('[AIX-04] asks once, and keeps the answer', () => {
    const { after, kept } = visit();
    expect(after()).toBe('unasked');
    expect(after('ask')).toBe('asking');
    expect(after('agree')).toBe('agreed');
    expect(after('ask')).toBe('agreed');
    expect(kept).toEqual(['agreed']);
  });

  it('[AIX-04] keeps a no, and does not ask again', () => {
    const { after, kept } = visit();
    expect(after('ask', 'decline', 'ask')).toBe('declined');
    expect(kept).toEqual(['declined']);
  });

  it('[AIX-04] treats a question that could not be shown as not asked, and asks again', () => {
    const { after, asked, kept } = visit();
    expect(after('ask', 'question.lost')).toBe('unasked');
    expect(kept).toEqual([]);
    expect(asked()).toBe(1);
    expect(after('ask', 'ask')).toBe('asking');
    expect(asked()).toBe(2);
    expect(after('agree', 'question.lost')).toBe('agreed');
  });

  it.each(['agreed', 'declined'] as const)('[AIX-04] remembers %s from an earlier visit', (answer) => {
    expect(visit(answer).after('ask')).toBe(answer);
  });

  it('[AIX-04] takes a yes back at any time, and asks again after a no', () => {
    const { after, kept } = visit('agreed');
    expect(after('revoke')).toBe('declined');
    expect(after('revoke')).toBe('asking');
    expect(after('decline', 'agree')).toBe('agreed');
    expect(kept).toEqual(['declined', 'declined', 'agreed']);
  });

  it('[AIX-04] never asks without a model service', () => {
    expect(visit(null, false).after('ask')).toBe('unasked');
    expect(visit('declined', false).after('revoke', 'agree')).toBe('declined');
  });

  it('[AIX-04] follows what another tab answered', () => {
    const { after, elsewhere, kept } = visit();
    after('ask');
    elsewhere.emit('agreed');
    expect(after()).toBe('agreed');
    elsewhere.emit('declined');
    expect(after()).toBe('declined');
    elsewhere.emit(null);
    expect(after()).toBe('unasked');
    expect(kept).toEqual([]);
  });

  it('[AIX-04] is walked through on every transition', () => {
    const inert = consentMachine.provide({ actors: { watch: fromCallback(() => {}) } });
    const events = [
      ...(['ask', 'agree', 'decline', 'revoke', 'question.lost'] as const).map((type) => ({ type })),
      ...([null, 'agreed', 'declined'] as const).map((answer) => ({ type: 'consent.changed', answer })),
    ];
    const walk = (recalled: ConsentAnswer | null) => ({
      input: { configured: true, recalled },
      events,
      distinguish: () => null,
    });
    expect(transitionsNotWalked(inert, [walk(null), walk('agreed'), walk('declined')])).toEqual([]);
  });
});
