import type { PreviewPorts } from '../../../machines/ports.ts';
import type { HeicJobs } from '../../../workers/heicJobs.ts';
import type { JobsClient, WorkerApi } from '../../../workers/Job.ts';
import type { PhotoJobs } from '../../../workers/photoJobs.ts';
import type { Failure } from '../../domain/failures/Failure.ts';
import { jobsClient } from './jobsClient.ts';
import { WorkerPool } from './WorkerPool.ts';

interface AnyPhotoPorts extends PreviewPorts {
  readonly photo: JobsClient<PhotoJobs>;
}

/**
 * Opens and shows HEIC photos too where the browser cannot (UPL-10): one that it fails on is converted, in a worker that is
 * fetched for it alone and ends with it, so that the decoder's memory goes as well. A photo that this worker cannot decode
 * either reads as undecodable (decision 32); a worker or decoder that does not load is no fault of the photo, and reads so.
 */
export function openAnyPhoto(ports: AnyPhotoPorts, heic: JobsClient<HeicJobs> = heicClient()): AnyPhotoPorts {
  /** What is shown for a file, once it is open: itself, unless it had to be converted. */
  const shown = new WeakMap<File, Promise<File>>();

  const open: AnyPhotoPorts['photo']['open'] = async (signal, file) => {
    let resolve: (readable: File) => void = () => undefined;
    shown.set(file, new Promise((settle) => (resolve = settle)));
    try {
      const opened = await ports.photo.open(signal, file);
      if (opened.ok || opened.failure.kind !== 'undecodable' || opened.failure.format !== 'heic')
        return opened;
      const converted = await heic.convert(signal, file);
      if (!converted.ok) return isAnotherMatter(converted.failure) ? converted : opened;
      const { picture, source } = converted.value;
      const readable = new File([picture], file.name, { type: picture.type });
      resolve(readable);
      const reopened = await ports.photo.open(signal, readable);
      return reopened.ok ? { ok: true, value: { ...reopened.value, source } } : reopened;
    } finally {
      // Nothing but the first call counts.
      resolve(file);
    }
  };
  return {
    // The client answers to every name that its table has.
    photo: Object.assign(Object.create(ports.photo) as JobsClient<PhotoJobs>, { open }),
    createPreview: async (file) => ports.createPreview(await (shown.get(file) ?? file)),
    releasePreview: (url) => ports.releasePreview(url),
  };
}

/**
 * Failures that the visitor has to be told of as they are: too many pixels, or a program that did not load (decision
 * 16).
 */
const isAnotherMatter = ({ kind }: Failure): boolean => kind === 'memory' || kind === 'programNotLoaded';

const heicClient = (): JobsClient<HeicJobs> =>
  jobsClient<HeicJobs>(new WorkerPool<WorkerApi<HeicJobs>>({ spawn: spawnHeicWorker, size: 1, idleMs: 0 }));

const spawnHeicWorker = (): Worker =>
  new Worker(new URL('../../../workers/heic.worker.ts', import.meta.url), { type: 'module' });
