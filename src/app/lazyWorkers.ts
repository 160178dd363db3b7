import type { PhotoWorkers } from '../../workers/pool/createPhotoPorts.ts';
import type { LoadingProgress } from './AppActors.ts';
import type { Workers } from './photoWorkers.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * The workers' side of the page, fetched when the page rests or with the first photo, whichever comes first: nothing of
 * it is needed to show the empty cover. Fetching that failed is tried again with the next call.
 */
export function lazyWorkers(load: () => Promise<Workers>): Workers {
  let loading: Promise<Workers> | null = null;
  let loaded: Workers | null = null;
  const waiting = new Set<() => void>();

  const workers = (): Promise<Workers> => {
    loading ??= load().then(
      (arrived) => {
        loaded = arrived;
        waiting.forEach((listener) => listener());
        return arrived;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  whenIdle(() => void workers().catch(() => undefined));

  const port =
    <Name extends keyof PhotoWorkers>(name: Name) =>
    (...args: Parameters<PhotoWorkers[Name]>) => {
      const call = ({ photo }: Workers) => (photo[name] as (...args: unknown[]) => unknown)(...args);
      // Once they are there the work is on its way before anything else is done.
      return (loaded ? call(loaded) : workers().then(call)) as ReturnType<PhotoWorkers[Name]>;
    };

  return {
    photo: {
      open: port('open'),
      check: port('check'),
      locate: port('locate'),
      coach: port('coach'),
      measure: port('measure'),
      detectFilters: port('detectFilters'),
      encodeForService: port('encodeForService'),
    },
    drawCard: async (card, photo) => (await workers()).drawCard(card, photo),
    locatingProgress: progressOf(() => loaded, waiting),
  };
}

/** The progress of what may not be there yet. */
function progressOf(loaded: () => Workers | null, waiting: Set<() => void>): LoadingProgress {
  return {
    current: () => loaded()?.locatingProgress.current() ?? null,
    subscribe(listener) {
      let stop = loaded()?.locatingProgress.subscribe(listener);
      const onArrival = () => {
        stop ??= loaded()?.locatingProgress.subscribe(listener);
      };
      waiting.add(onArrival);
      return () => {
        waiting.delete(onArrival);
        stop?.();
      };
    },
  };
}
