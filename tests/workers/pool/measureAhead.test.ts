import { expect, test } from 'vitest';
import type { PhotoPorts } from '../../../machines/ports.ts';
import type { LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import { estimatedFilters, estimatedMeasurement } from '../../../src/domain/analysis/seededFallbacks.ts';
import type { Failure, Outcome } from '../../../src/domain/failures/Failure.ts';
import type { FaceLocation } from '../../../src/domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../../../src/domain/photo/OpenedPhoto.ts';
import { measureAhead } from '../../../workers/pool/measureAhead.ts';

const never = new AbortController().signal;
const location: FaceLocation = { kind: 'none' };
const pixels = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
const photo = (): OpenedPhoto => ({
  fingerprint: 'f',
  source: { width: 1, height: 1 },
  raster: pixels,
  canvas: pixels,
  checkCopy: pixels,
});

type Job = { signal: AbortSignal; settle: (outcome: Outcome<LookMeasurement>) => void };

/** Ports whose measuring is settled by hand, and which tell what was asked of them. */
function plug() {
  const asked: string[] = [];
  const jobs: Job[] = [];
  const ports = measureAhead<Pick<PhotoPorts, 'coach' | 'measure' | 'detectFilters'>>({
    coach: () => Promise.resolve({ ok: true, value: [] }),
    measure: (signal) => {
      asked.push('measure');
      return new Promise((settle) => jobs.push({ signal, settle }));
    },
    detectFilters: () => {
      asked.push('detectFilters');
      return Promise.resolve({ ok: true, value: estimatedFilters('f') });
    },
  });
  return { asked, jobs, ports };
}

const measured = (seed: string): Outcome<LookMeasurement> => ({
  ok: true,
  value: estimatedMeasurement(seed),
});
const measurement = measured('f');
const lost = (kind: Failure): Outcome<LookMeasurement> => ({ ok: false, failure: kind });

test('[PIP-05] what was measured while the coach was read is not measured again', async () => {
  const { asked, jobs, ports } = plug();
  const chosen = photo();
  await ports.coach(never, chosen, location);
  expect(asked).toEqual(['measure', 'detectFilters']);
  jobs[0]!.settle(measurement);
  expect(await ports.measure(never, chosen, location)).toBe(measurement);
  expect(await ports.detectFilters(never, chosen)).toMatchObject({ ok: true });
  expect(asked).toHaveLength(2);
});

test('[PIP-02] the time-out of the analysis stops a measurement that was begun ahead', async () => {
  const { jobs, ports } = plug();
  const chosen = photo();
  await ports.coach(never, chosen, location);
  const analysis = new AbortController();
  void ports.measure(analysis.signal, chosen, location);
  expect(jobs[0]!.signal.aborted).toBe(false);
  analysis.abort();
  expect(jobs[0]!.signal.aborted).toBe(true);
});

test('a measurement that failed before anybody asked is begun anew', async () => {
  const { asked, jobs, ports } = plug();
  const chosen = photo();
  await ports.coach(never, chosen, location);
  jobs[0]!.settle(lost({ kind: 'workerLost', step: 'makeup' }));
  await Promise.resolve();
  const asking = ports.measure(never, chosen, location);
  expect(asked.filter((step) => step === 'measure')).toHaveLength(2);
  jobs[1]!.settle(measurement);
  expect(await asking).toBe(measurement);
});

test('nothing is begun for who asked before the coach was done, nor for a coach that was stopped', async () => {
  const { asked, ports } = plug();
  const [early, dropped] = [photo(), photo()];
  void ports.measure(never, early, location);
  await ports.detectFilters(never, early);
  await ports.coach(never, early, location);
  await ports.coach(AbortSignal.abort(), dropped, location);
  expect(asked).toEqual(['measure', 'detectFilters']);
});

test('each of two photos gets its own measurement, once', async () => {
  const { jobs, ports } = plug();
  const [left, right] = [photo(), photo()];
  await ports.coach(never, left, location);
  await ports.coach(never, right, location);
  const other = measured('e');
  jobs[0]!.settle(measurement);
  jobs[1]!.settle(other);
  expect(await ports.measure(never, right, location)).toBe(other);
  expect(await ports.measure(never, left, location)).toBe(measurement);
  void ports.measure(never, left, location);
  expect(jobs).toHaveLength(3);
});
