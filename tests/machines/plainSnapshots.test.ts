import { expect, test } from 'vitest';
import { type AnyActorRef, createActor, waitFor } from 'xstate';
import { battleWith } from '../../machines/battleMachine.ts';
import { consentWith } from '../../machines/consentMachine.ts';
import { uploadWith } from '../../machines/uploadMachine.ts';
import { jpeg } from './photos.ts';
import { never, fakePorts } from './fakePorts.ts';

/** Names what stands in `chosen`, the one place of files, pixels and landmarks. */
const nameChosen = (key: string, value: unknown) => (key === 'chosen' ? '[photo]' : value);

interface Tree {
  readonly value: unknown;
  readonly context: unknown;
  readonly output: unknown;
  readonly children: Readonly<Record<string, unknown>>;
}

/** The snapshots of an actor and of all charts that it runs. */
function snapshotsOf(actor: AnyActorRef): readonly Tree[] {
  const snapshot = actor.getSnapshot() as Tree & { readonly children?: Record<string, AnyActorRef> };
  if (snapshot.context === undefined) return [];
  return [snapshot, ...Object.values(snapshot.children ?? {}).flatMap(snapshotsOf)];
}

/** Expects snapshots of nothing but JSON values, so that writing and reading them loses nothing. Returns how many there are. */
function expectPlain(actor: AnyActorRef): number {
  const snapshots = snapshotsOf(actor);
  for (const { value, context, output } of snapshots) {
    const plain: unknown = JSON.parse(JSON.stringify({ value, context, output }, nameChosen));
    expect(plain).toEqual(masked({ value, context, output }));
  }
  return snapshots.length;
}

/** The same data with its photos named, and nothing else touched. */
function masked(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(masked);
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === 'chosen' ? '[photo]' : masked(value)]),
  );
}

test('[PRV-02] the data of a photo and of its analysis are plain, but for the photo itself', async () => {
  const actor = createActor(uploadWith(fakePorts({ measure: never }).ports)).start();
  expectPlain(actor);
  actor.send({ type: 'photo.choose', file: jpeg() });
  // The snapshot of the photo's own chart as well.
  expect(expectPlain(actor)).toBe(2);
  await waitFor(actor, ({ context }) => context.hints !== null);
  actor.send({ type: 'analyze' });
  await waitFor(actor, (snapshot) => snapshot.matches({ analyzing: 'working' }));
  expect(expectPlain(actor)).toBe(3);
  actor.stop();
});

test('[PRV-02] the data of a rating are plain, but for the photo itself', async () => {
  const actor = createActor(uploadWith(fakePorts().ports)).start();
  actor.send({ type: 'photo.choose', file: jpeg() });
  await waitFor(actor, ({ context }) => context.hints !== null);
  actor.send({ type: 'analyze' });
  await waitFor(actor, (snapshot) => snapshot.matches('complete'));
  expectPlain(actor);
  actor.stop();
});

test('[PRV-02] the data of a battle and of its results are plain, but for the photos themselves', async () => {
  const actor = createActor(battleWith(fakePorts().ports)).start();
  actor.send({ type: 'slot.choose', slot: 1, file: jpeg() });
  actor.send({ type: 'slot.choose', slot: 2, file: jpeg('second.jpg') });
  expect(expectPlain(actor)).toBe(3);
  await waitFor(actor, (snapshot) => snapshot.matches('twoPhotos'));
  actor.send({ type: 'start' });
  await waitFor(actor, (snapshot) => snapshot.matches('results'));
  expectPlain(actor);
  actor.stop();
});

test('[AIX-04] the data of the consent are plain', () => {
  const ports = { keep: () => undefined, watch: () => () => undefined };
  const actor = createActor(consentWith(ports), { input: { configured: true, recalled: null } }).start();
  actor.send({ type: 'ask' });
  expect(expectPlain(actor)).toBe(1);
});
