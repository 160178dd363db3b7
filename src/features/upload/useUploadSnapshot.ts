import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollToTop } from './scrollToTop.ts';
import { isCoverEmpty, stageOf, type UploadActor, type UploadSnapshot } from './uploadSnapshot.ts';

/** Two snapshots with the same view differ in details only. */
function viewOf(snapshot: UploadSnapshot): string {
  return `${stageOf(snapshot)} ${isCoverEmpty(snapshot)}`;
}

/**
 * A view transition is expensive: before it the browser draws the page twice, and while it plays, it lays the page out anew for
 * every frame. So only the verdict comes in one. The analyzing card appears at once, because the workers need every core while it is shown.
 * The verdict goes at once, because its photo has no place in the next view that it could move to.
 */
function isWorthATransition(from: UploadSnapshot, to: UploadSnapshot): boolean {
  return stageOf(to) === 'complete' && viewOf(from) !== viewOf(to);
}

function canTransition(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    !document.hidden &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Takes the focus away from the view that is about to be removed. If the focused element itself were removed, the browser would lay out
 * the page in the middle of the change.
 */
function leaveFocus(): void {
  document.querySelector<HTMLElement>('[data-machine="upload"] :focus')?.blur();
}

/**
 * While a view transition is prepared the browser freezes the page until React has rendered the new view, but for no longer than this, ms.
 * After that the new view appears without an animation.
 */
const longestPreparingMs = 300;

/**
 * The upload machine's snapshot. A verdict comes in a view transition where the browser has them. While one is being prepared the
 * machine may go on; the newest snapshot is what comes into view. While one still plays, the next view comes without its own, so that a
 * visitor who goes on at once does not wait for an animation. Updates are rendered in slices, so that a big view does not block the page.
 * Every view but the first starts at the top of the page.
 */
export function useUploadSnapshot(upload: UploadActor): UploadSnapshot {
  const [snapshot, setSnapshot] = useState(() => upload.getSnapshot());
  const shown = useRef(snapshot);
  /** Tells the browser that the new view of a view transition has been rendered. */
  const arrive = useRef(() => {});
  useLayoutEffect(() => {
    arrive.current();
    arrive.current = () => {};
  }, [snapshot]);

  useEffect(() => {
    let transition: 'none' | 'preparing' | 'playing' = 'none';
    const show = () => {
      shown.current = upload.getSnapshot();
      setSnapshot(shown.current);
    };
    const follow = () => {
      if (transition === 'preparing') return;
      const next = upload.getSnapshot();
      if (transition === 'playing' || !isWorthATransition(shown.current, next) || !canTransition()) {
        // Before the change, while the layout is still valid, so that scrolling does not force another one.
        if (viewOf(shown.current) !== viewOf(next)) scrollToTop();
        startTransition(show);
        return;
      }
      transition = 'preparing';
      const { ready, finished } = document.startViewTransition(() => {
        transition = 'playing';
        // The old view has been captured, so that neither change is visible. Both come before React changes the page, because the layout is
        // still valid then.
        scrollToTop();
        leaveFocus();
        return new Promise<void>((resolve) => {
          // In a later task, because the browser lays out the new view as soon as this promise is resolved, which would prolong React's task.
          arrive.current = () => void setTimeout(resolve);
          setTimeout(resolve, longestPreparingMs);
          startTransition(show);
        });
      });
      // A transition that the browser skips has still updated the page.
      ready.catch(() => {});
      finished
        .catch(() => {})
        .finally(() => {
          transition = 'none';
        });
    };
    const subscription = upload.subscribe(follow);
    follow();
    return () => subscription.unsubscribe();
  }, [upload]);

  return snapshot;
}
