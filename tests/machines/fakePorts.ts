import type { RatingPorts } from '../../machines/ports.ts';
import type { JobsClient } from '../../workers/Job.ts';
import type { HeicJobs } from '../../workers/heicJobs.ts';
import type { PhotoJobs } from '../../workers/photoJobs.ts';
import { compareLooks } from '../../src/domain/rating/compareLooks.ts';
import { judgeLook } from '../../src/domain/rating/judgeLook.ts';
import { noFilters } from '../../src/domain/analysis/FilterDetection.ts';
import type { OpenedPhoto } from '../../src/domain/photo/OpenedPhoto.ts';
import type { Failure } from '../../src/domain/failures/Failure.ts';
import { permissiveValidation } from '../../src/domain/photo/FaceValidation.ts';
import { decodedPhoto, faceFound, fingerprints, measurementOf } from './photos.ts';

const now = { month: 4, localDate: '5/1/2026' };

/** The ports with the workers' jobs beside the others, as tests hand them in. */
export type FlatPorts = JobsClient<PhotoJobs> & JobsClient<HeicJobs> & Omit<RatingPorts, 'photo' | 'heic'>;

const openAtOnce: FlatPorts['open'] = async (_, file) => ({
  ok: true,
  value: decodedPhoto(file.name === 'second.jpg' ? fingerprints[1] : fingerprints[0]),
});

/** Ports that answer at once and well, unless a test hands in others; and a record of what was asked of them. */
export function fakePorts(others: Partial<FlatPorts> = {}) {
  const calls: string[] = [];
  const aborted: string[] = [];
  const previews = new Set<ImageBitmap>();
  const held = new Set<string>();
  const logged: Failure[] = [];
  let credits = 3;
  let opened = 0;

  const ports: FlatPorts = {
    open: openAtOnce,
    convert: async () => ({
      ok: true,
      value: { picture: new Blob(['png'], { type: 'image/png' }), source: { width: 3024, height: 4032 } },
    }),
    turn: async (_, photo, turned) => ({ ok: true, value: { ...photo, turned } }),
    check: async () => ({ ok: true, value: permissiveValidation }),
    locate: async () => faceFound,
    coach: async () => ({ ok: true, value: [{ topic: 'tooDark', measured: 0.1 }] }),
    measure: async (_, photo) => ({ ok: true, value: measurementOf(photo) }),
    detectFilters: async () => ({ ok: true, value: noFilters }),
    forget: async () => ({ ok: true, value: undefined }),
    letGo: ({ fingerprint }) => held.delete(fingerprint),
    encode: async () => ({ ok: true, value: new Blob(['copy']) }),
    enhance: async () => ({ kind: 'notConfigured' }),
    canAnalyze: () => credits > 0,
    spend: async () => {
      if (credits === 0) return false;
      credits -= 1;
      return true;
    },
    judge: async (analysis) => judgeLook({ ...analysis, now, siteAddress: 'https://glow.example' }),
    compare: async (first, second) => compareLooks(first, second),
    loadView: async () => undefined,
    hasVerdict: () => false,
    keepVerdict: () => undefined,
    recallVerdict: async () => null,
    forgetVerdict: () => undefined,
    comparisonFailed: (failure) => logged.push(failure),
    ...others,
  };

  /** The answer of a port, with a preview of its own that is watched. */
  const watchPreview: FlatPorts['open'] = async (...args) => {
    const outcome = await (others.open ?? openAtOnce)(...args);
    if (!outcome.ok) return outcome;
    const preview: ImageBitmap = {
      width: 1,
      height: 1,
      close: () => {
        if (!previews.delete(preview)) throw new Error('A preview was closed twice');
      },
    };
    previews.add(preview);
    opened += 1;
    return { ok: true, value: { ...outcome.value, preview } };
  };
  const watched = Object.fromEntries(
    Object.entries({ ...ports, open: watchPreview }).map(([name, port]) => [
      name,
      (...args: unknown[]) => {
        // Every chart asks `hasVerdict` at its start, and what `letGo` did shows in `held`.
        if (name !== 'hasVerdict' && name !== 'letGo') calls.push(name);
        const [signal, photo] = args;
        if (name === 'coach' || name === 'measure') held.add((photo as OpenedPhoto).fingerprint);
        if (signal instanceof AbortSignal) signal.addEventListener('abort', () => aborted.push(name));
        return (port as (...args: unknown[]) => unknown)(...args);
      },
    ]),
  ) as unknown as FlatPorts;

  return {
    ports: { ...watched, photo: watched, heic: watched } satisfies RatingPorts,
    calls,
    /** Ports whose signal was aborted while they were at work, or after. */
    aborted,
    /** Previews that were not closed yet. */
    previews,
    /** Fingerprints of the photos of which a worker may keep something. */
    held,
    /** How many photos were opened. */
    opened: () => opened,
    logged,
    creditsLeft: () => credits,
    setCredits: (count: number) => {
      credits = count;
    },
  };
}

/** A port that never answers: only its signal ends it. */
export const never = () => new Promise<never>(() => undefined);

/** A promise that the test resolves. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
